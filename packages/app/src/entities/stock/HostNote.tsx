import { Alert } from '@stockroom/ui';
import { useConfig } from '#shared/config/ConfigContext';
import { useTranslation } from '#shared/i18n/useTranslation';

/**
 * Notice that products come from a real host without a ledger, and what that means for movements and for figures derived
 * from them.
 */
export function HostNote() {
  const { t } = useTranslation('stock');
  return (
    <Alert tone="info" variant="soft" title={t('host.title')}>
      {t('host.text', { host: new URL(useConfig().apiHost).host })}
    </Alert>
  );
}
