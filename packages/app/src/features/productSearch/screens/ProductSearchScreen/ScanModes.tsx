import { RadioGroup } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { RecordedReason } from '../../../../shared/stock/model/recordedReasons';
import { ReasonField } from '../../../../shared/stock/ReasonField';
import { SCAN_MODES, type ScanMode } from '../../model/searchAddress';

/** What a scan does while the page is open, and why the stock changes where it does that. */
export function ScanModes({ mode, reason, onMode, onReason }: ScanModesProps) {
  const { t } = useTranslation('productSearch');
  return (
    <>
      <RadioGroup
        label={t('modes.label')}
        orientation="horizontal"
        value={mode}
        options={SCAN_MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
        onChange={onMode}
      />
      {mode === 'stock' && <ReasonField value={reason} onChange={onReason} />}
    </>
  );
}

export interface ScanModesProps {
  mode: ScanMode;
  reason: RecordedReason;
  onMode: (mode: ScanMode) => void;
  onReason: (reason: RecordedReason) => void;
}
