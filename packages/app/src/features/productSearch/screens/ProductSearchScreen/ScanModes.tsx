import { RadioGroup } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ReasonDraft } from '#entities/stock/model/movementReason';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { SCAN_MODES, type ScanMode } from '#features/productSearch/model/searchAddress';

/** The effect of a scan while the page is open, and the reason where it changes the stock. */
export function ScanModes({ mode, movementReason, onMode, onMovementReason }: ScanModesProps) {
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
      {mode === 'stock' && (
        <div>
          <ReasonFields movementReason={movementReason} change={0} onChange={onMovementReason} />
        </div>
      )}
    </>
  );
}

export interface ScanModesProps {
  mode: ScanMode;
  /** The reason for each scan that changes a stock. */
  movementReason: ReasonDraft;
  onMode: (mode: ScanMode) => void;
  onMovementReason: (movementReason: ReasonDraft) => void;
}
