import { Alert, Button } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { reload } from '../page';

interface MockServerNoticeProps {
  /** Whether the page is in an insecure context, where browsers disable Web Cryptography. Stories set it themselves. */
  isInsecure?: boolean;
}

/** Advice for when the demo's server cannot run in this browser, so that no call would be answered. */
export function MockServerNotice({ isInsecure = !globalThis.crypto?.subtle }: MockServerNoticeProps) {
  const { t } = useTranslation(['connection', 'common']);
  return (
    <Alert
      tone="critical"
      variant="fill"
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
