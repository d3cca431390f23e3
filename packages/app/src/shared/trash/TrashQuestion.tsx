import { ConfirmDialog } from '@stockroom/ui';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import './locales/types';

/** Asks before something leaves a trash for ever: one by its name, or all that is in it. */
export function TrashQuestion({ asked, onClose, onConfirm }: TrashQuestionProps) {
  const { t } = useTranslation(['trash', 'common']);
  const format = useFormat();
  const count = asked?.items.length ?? 0;
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      tone="critical"
      title={
        asked !== null && asked.name !== null
          ? t('confirmOne', { name: asked.name })
          : t('confirmAll', { count, formatted: format.number(count) })
      }
      message={t('confirmText')}
      confirmLabel={t('confirm')}
      cancelLabel={t('common:cancel')}
      onConfirm={onConfirm}
    />
  );
}

/** The entries of a question before they are deleted for ever: those, and none that comes into the trash since. */
export interface TrashAsked<Item> {
  items: readonly Item[];
  /** Of the only one; `null` when it is all of the trash. */
  name: string | null;
}

export interface TrashQuestionProps {
  /** `null` when nothing is asked. */
  asked: TrashAsked<unknown> | null;
  onClose: () => void;
  onConfirm: () => void;
}
