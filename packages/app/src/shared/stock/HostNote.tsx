import { Alert } from '@stockroom/ui';
import { useConfig } from '../config/ConfigContext';
import { useTranslation } from '../i18n/useTranslation';
import './locales/types';

/** Products are a real host's, which keeps no ledger: what that means for movements and for figures that are counted from them. */
export function HostNote() {
  const { t } = useTranslation('stock');
  return (
    <Alert tone="info" look="soft" title={t('host.title')}>
      {t('host.text', { host: new URL(useConfig().apiHost).host })}
    </Alert>
  );
}
