import { useSyncExternalStore } from 'react';
import { Alert } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { connectionWait } from '../../shared/routing/connectionWait';
import { WaitPlace } from './ConnectionWait.styles';

/** Says that a part of the app is waited for that can't be fetched now, and that it comes by itself. Its code is there before that. */
export function ConnectionWait() {
  const { t } = useTranslation('app');
  const isWaiting = useSyncExternalStore(connectionWait.subscribe, connectionWait.isWaiting);
  if (!isWaiting) return null;
  return (
    <WaitPlace data-react-aria-top-layer="true">
      <Alert tone="warning" icon="offline" live="polite" title={t('connection.title')}>
        {t('connection.message')}
      </Alert>
    </WaitPlace>
  );
}
