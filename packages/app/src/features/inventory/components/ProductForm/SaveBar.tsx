import { Button } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { DraftField } from '../../model/draft';
import { SaveBarRoot, SaveBarText } from './ProductForm.styles';

/** Says what is not saved, and saves, discards or deletes. The buttons stay enabled: a press always answers (screens, 1.2.5). */
export function SaveBar({ isNew, unsaved, isSaving, isDeleting, wasSaved, onDiscard, onDelete }: SaveBarProps) {
  const { t } = useTranslation('inventory');
  const barRef = useRef<HTMLDivElement>(null);
  const isUnsaved = unsaved.length > 0;
  useEffect(() => {
    const form = barRef.current?.closest('form');
    if (!isUnsaved || !form) return undefined;
    const reveal = (wanted: string) => form.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
    // The bar comes over what is being typed when that stands low in the window.
    reveal(':focus');
    // Of a text in several lines the browser brings only the line with the caret into sight, which the bar may cover.
    const revealText = () => reveal('textarea:focus');
    form.addEventListener('focusin', revealText);
    return () => form.removeEventListener('focusin', revealText);
  }, [isUnsaved]);
  return (
    <SaveBarRoot ref={barRef} data-unsaved={isUnsaved || undefined}>
      {!isNew && (
        <Button variant="quiet" icon="delete" loading={isDeleting} loadingText={t('form.deleting')} onPress={onDelete}>
          {t('form.delete')}
        </Button>
      )}
      <SaveBarText>{useStateText({ isNew, unsaved, wasSaved })}</SaveBarText>
      {(isNew || isUnsaved) && (
        <Button variant="quiet" onPress={onDiscard}>
          {isNew ? t('form.discardNew') : t('form.discard')}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={isSaving} loadingText={t('form.saving')}>
        {isNew ? t('form.create') : t('form.update')}
      </Button>
    </SaveBarRoot>
  );
}

function useStateText({ isNew, unsaved, wasSaved }: Pick<SaveBarProps, 'isNew' | 'unsaved' | 'wasSaved'>): string {
  const { t, i18n } = useTranslation('inventory');
  if (isNew) return t('form.draftHint');
  if (unsaved.length === 0) return wasSaved ? t('form.saved') : '';
  const names = new Intl.ListFormat(i18n.language).format(unsaved.map((field) => t(`fields.${field}`)));
  return t('form.unsaved', { fields: names });
}

export interface SaveBarProps {
  isNew: boolean;
  /** Fields that differ from what is saved, in the form's order. */
  unsaved: readonly DraftField[];
  isSaving: boolean;
  isDeleting: boolean;
  /** Whether the last thing that happened was a save. */
  wasSaved: boolean;
  onDiscard: () => void;
  onDelete: () => void;
}
