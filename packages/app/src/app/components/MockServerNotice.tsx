import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import '../connection/locales/types';
import { reload } from '../page';

interface MockServerNoticeProps {
  /** Whether the page came in a way in which browsers keep their cryptography back. Stories say so themselves. */
  isInsecure?: boolean;
}

/** Says what to do when the demo's server can't run in this browser: nothing on the page would answer. */
export function MockServerNotice({ isInsecure = !globalThis.crypto?.subtle }: MockServerNoticeProps) {
  const { t } = useTranslation(['connection', 'common']);
  return (
    <Alert
      tone="critical"
      look="fill"
      title={t('mockServer.title')}
      actions={
        <Button size="sm" onPress={() => void reload()}>
          {t('common:reload')}
        </Button>
      }
    >
      {t(isInsecure ? 'mockServer.insecure' : 'mockServer.message')}
    </Alert>
  );
}
