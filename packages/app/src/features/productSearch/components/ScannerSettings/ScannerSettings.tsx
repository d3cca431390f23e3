import { Select, Switch } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SCAN_GAPS, SCAN_TERMINATORS } from '#shared/preferences/preferences';
import { usePreferences } from '#shared/preferences/usePreferences';
import { Settings } from './ScannerSettings.styles';

/** Settings for how this device's scanner types, and for the feedback on a scan: they apply at once, in every tab. */
export function ScannerSettings() {
  const { t } = useTranslation('productSearch');
  const [{ scanGap, scanEnd, scanSound, scanFlash }, set] = usePreferences();
  return (
    <Settings>
      <Switch label={t('scanner.sound')} checked={scanSound} onChange={(sound) => set({ scanSound: sound })} />
      <Switch label={t('scanner.flash')} checked={scanFlash} onChange={(flash) => set({ scanFlash: flash })} />
      <Select
        label={t('scanner.end')}
        value={scanEnd}
        options={SCAN_TERMINATORS.map((value) => ({ value, label: t(`scanner.ends.${value}`) }))}
        onChange={(end) => set({ scanEnd: end })}
      />
      <Select
        label={t('scanner.gap')}
        help={t('scanner.gapHelp')}
        value={`${scanGap}`}
        options={SCAN_GAPS.map((gap) => ({ value: `${gap}` as const, label: t(`scanner.gaps.${gap}`) }))}
        onChange={(chosen) => set({ scanGap: SCAN_GAPS.find((gap) => `${gap}` === chosen) })}
      />
    </Settings>
  );
}
