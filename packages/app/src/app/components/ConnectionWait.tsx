import { Alert } from '@stockroom/ui';
import { useSyncExternalStore } from 'react';
import { connectionWait } from '#shared/codeLoading/connectionWait';
import { useTranslation } from '#shared/i18n/useTranslation';
import { WaitPosition } from './ConnectionWait.styles';

/** Notice that a part of the app cannot be fetched at the moment and will load by itself. Its own code is loaded beforehand. */
export function ConnectionWait() {
  const { t } = useTranslation('app');
  const isWaiting = useSyncExternalStore(connectionWait.subscribe, connectionWait.isWaiting);
  if (!isWaiting) return null;
  return (
    <WaitPosition data-react-aria-top-layer="true">
      <Alert tone="warning" icon="offline" live="polite" title={t('connection.title')}>
        {t('connection.message')}
      </Alert>
    </WaitPosition>
  );
}
