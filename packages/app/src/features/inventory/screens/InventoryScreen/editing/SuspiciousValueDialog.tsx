import { ConfirmDialog } from '@stockroom/ui';
import type { SuspiciousField } from '#features/inventory/model/suspiciousValue';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Asks before numbers are saved that are far above the previous ones: a scanner may have typed a code into the field. */
export function SuspiciousValueDialog({ fields, draft, saved, onClose, onConfirm }: SuspiciousValueDialogProps) {
  const { t } = useTranslation(['inventory', 'editing']);
  const format = useFormat();
  const textOf = (field: SuspiciousField, value: number | null) =>
    field === 'stock' || field === 'reserved' ? format.number(value ?? 0) : format.money(value ?? 0);
  const lines = fields.map((field) =>
    t('editing:doubt.value', {
      field: t(`fields.${field}`),
      value: textOf(field, draft[field]),
      before: textOf(field, saved[field]),
    }),
  );
  return (
    <ConfirmDialog
      open={fields.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('editing:doubt.title')}
      message={`${lines.join(' ')} ${t('editing:doubt.code')}`}
      confirmLabel={t('editing:doubt.confirm')}
      cancelLabel={t('editing:doubt.cancel')}
      onConfirm={onConfirm}
    />
  );
}

type Numbers = Readonly<Record<SuspiciousField, number | null>>;

export interface SuspiciousValueDialogProps {
  /** The fields to confirm; with none, the dialog stays closed. */
  fields: readonly SuspiciousField[];
  draft: Numbers;
  saved: Numbers;
  onClose: () => void;
  onConfirm: () => void;
}
