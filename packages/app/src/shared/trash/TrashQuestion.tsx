import { ConfirmDialog } from '@stockroom/ui';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';
import './locales/types';

/** Asks before something leaves a trash for ever: one by its name, or all that is in it. */
export function TrashQuestion({ asked, count, onClose, onConfirm }: TrashQuestionProps) {
  const { t } = useTranslation(['trash', 'common']);
  const format = useFormat();
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      tone="critical"
      title={
        asked !== null && asked !== 'all'
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

export interface TrashQuestionProps {
  /** Of what one is asked: one entry, or all of them; `null` when nothing is asked. */
  asked: { name: string } | 'all' | null;
  /** How many are in the trash. */
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}
