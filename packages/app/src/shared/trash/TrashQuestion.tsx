import { ConfirmDialog } from '@stockroom/ui';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';

/** Asks before entries are deleted for ever: one by its name, or all entries of the trash. */
export function TrashQuestion({ pending, onClose, onConfirm }: TrashQuestionProps) {
  const { t } = useTranslation(['trash', 'common']);
  const format = useFormat();
  const count = pending?.items.length ?? 0;
  return (
    <ConfirmDialog
      open={pending !== null}
      onOpenChange={(open) => !open && onClose()}
      tone="critical"
      title={
        pending !== null && pending.name !== null
          ? t('confirmOne', { name: pending.name })
          : t('confirmAll', { count, formatted: format.number(count) })
      }
      message={t('confirmText')}
      confirmLabel={t('confirm')}
      cancelLabel={t('common:cancel')}
      onConfirm={onConfirm}
    />
  );
}

/** The entries to delete for ever after confirmation: exactly those, and none added to the trash since. */
export interface PendingDeletion<Item> {
  items: readonly Item[];
  /** Name of a single entry; `null` for all of the trash. */
  name: string | null;
}

export interface TrashQuestionProps {
  /** `null` when there is no question. */
  pending: PendingDeletion<unknown> | null;
  onClose: () => void;
  onConfirm: () => void;
}
