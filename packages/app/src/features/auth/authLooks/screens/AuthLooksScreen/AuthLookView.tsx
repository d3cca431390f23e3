import { ButtonLink, PageHeader, Select } from '@stockroom/ui';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { LookSelect } from '../../../../../shared/looks/LookSelect';
import { toasts } from '../../../../../shared/toast/toast';
import { authLooksPath } from '../../authLooksPaths';
import { AUTH_PAGES, type AuthLook, authLookPath } from '../../model/authLook';
import { BesideFields } from './DemoFrame.styles';
import { DemoPage } from './DemoPage';
import { DemoPlace } from './DemoPlace';

/** One page of the sign-in family in one look. Its links lead to the other pages in the same look, and not out of it. */
export function AuthLookView({ page, look }: AuthLook) {
  const { t } = useTranslation('authLooks');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const takesFocusRef = useRef(false);
  const show = (next: AuthLook) => void navigate(authLookPath(next), { preventScrollReset: true });
  const end = useCallback(() => {
    if (page === 'sign-in' || page === 'unlock-session') {
      toasts.show({ id: 'auth-looks', tone: 'success', message: t(`done.${page}`) });
    }
    setRound((now) => now + 1);
  }, [page, t]);

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <Select
              label={t('page')}
              value={page}
              options={AUTH_PAGES.map((value) => ({ value, label: t(`pages.${value}`) }))}
              onChange={(next) => {
                takesFocusRef.current = false;
                show({ page: next, look });
              }}
            />
            <LookSelect value={look} onChange={(next) => show({ page, look: next })} />
            <BesideFields>
              <ButtonLink href={authLooksPath}>{t('overview')}</ButtonLink>
            </BesideFields>
          </>
        }
      />
      <DemoPlace look={look} takesFocusRef={takesFocusRef}>
        <DemoPage key={`${page} ${round}`} page={page} onDone={end} />
      </DemoPlace>
    </>
  );
}
