import { Button, Popover } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ScannerSettings } from '#features/productSearch/components/ScannerSettings/ScannerSettings';

/** Opens the settings of the scanner. */
export function ScannerButton() {
  const { t } = useTranslation('productSearch');
  return (
    <Popover label={t('scanner.button')} placement="bottom end" trigger={<Button icon="sliders">{t('scanner.button')}</Button>}>
      <ScannerSettings />
    </Popover>
  );
}
