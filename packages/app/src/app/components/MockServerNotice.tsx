import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';

/** Says what to do when the demo's server can't run in this browser: nothing on the page would answer. */
export function MockServerNotice() {
  const { t } = useTranslation(['app', 'common']);
  return (
    <Alert
      kind="error"
      look="fill"
      title={t('mockServer.title')}
      actions={
        <Button size="sm" onPress={() => window.location.reload()}>
          {t('common:reload')}
        </Button>
      }
    >
      {t('mockServer.message')}
    </Alert>
  );
}
