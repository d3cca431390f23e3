import type { TeamRole } from '@stockroom/contract';
import { Alert } from '@stockroom/ui';
import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useSession } from '#shared/session/SessionContext';

const Note = styled.div`
  margin-block-end: ${space(4)};
`;

/** Note above a page that explains why nothing on it can be changed, and who can help. */
export function ReadOnlyNote({ needed }: { needed: TeamRole }) {
  const { t } = useTranslation('layout');
  const { store } = useSession();
  return (
    <Note>
      <Alert tone="info" variant="border" title={t('role.title')}>
        {t(needed === 'admin' ? 'role.adminsOnly' : 'role.readOnly', { store: store?.storeName ?? '' })}
      </Alert>
    </Note>
  );
}
