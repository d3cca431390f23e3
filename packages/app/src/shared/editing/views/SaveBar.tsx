import { Button, keepToastsAbove } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { RecordLabels } from '../model/recordLabels';
import { Root, Text } from './SaveBar.styles';

/**
 * Last element of the form: names unsaved changes, and saves, discards or deletes. The buttons stay enabled: each click has
 * a response. `<SaveBar {...edit.bar} labels={labels} />`
 */
export function SaveBar<Field extends string>({ labels, ...props }: SaveBarProps<Field>) {
  const { isNew, unsaved, isSaving, isDeleting, onDiscard, onDelete, onCancel } = props;
  const { t } = useTranslation(['editing', 'common']);
  const barRef = useRef<HTMLDivElement>(null);
  const isUnsaved = unsaved.length > 0;
  useEffect(() => {
    const form = barRef.current?.closest('form');
    if (!isUnsaved || !form) return undefined;
    const reveal = (wanted: string) => form.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
    // The bar covers the focused field when that is low in the window.
    reveal(':focus');
    // In a text area the browser scrolls only the caret's line into view, which the bar may cover.
    const revealText = () => reveal('textarea:focus');
    form.addEventListener('focusin', revealText);
    const letToastsLie = keepToastsAbove(barRef.current);
    return () => {
      form.removeEventListener('focusin', revealText);
      letToastsLie?.();
    };
  }, [isUnsaved]);
  return (
    <Root ref={barRef} data-unsaved={isUnsaved || undefined}>
      {!isNew && onDelete && (
        <Button variant="quiet" icon="delete" loading={isDeleting} loadingText={t('bar.deleting')} onPress={onDelete}>
          {t('bar.delete')}
        </Button>
      )}
      <Text>{useStateText(props, labels)}</Text>
      {onCancel && (
        <Button variant="quiet" onPress={onCancel}>
          {t('common:cancel')}
        </Button>
      )}
      {!onCancel && (isNew || isUnsaved) && (
        <Button variant="quiet" onPress={onDiscard}>
          {isNew ? (labels.discardNew ?? t('bar.discardNew')) : (labels.discard ?? t('bar.discard'))}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={isSaving} loadingText={t('bar.saving')}>
        {isNew ? (labels.create ?? t('bar.save')) : (labels.save ?? t('bar.save'))}
      </Button>
    </Root>
  );
}

function useStateText<Field extends string>(
  { isNew, unsaved, wasSaved }: Pick<SaveBarState<Field>, 'isNew' | 'unsaved' | 'wasSaved'>,
  labels: RecordLabels<Field>,
): string {
  const { t, i18n } = useTranslation('editing');
  if (isNew) return t('bar.draftHint');
  if (unsaved.length === 0) return wasSaved ? t('bar.saved') : '';
  return t('bar.unsaved', { fields: new Intl.ListFormat(i18n.language).format(unsaved.map(labels.field)) });
}

/** Props from `useRecordEdit`. */
export interface SaveBarState<Field extends string> {
  isNew: boolean;
  /** Fields that differ from the saved record, in the form's order. */
  unsaved: readonly Field[];
  isSaving: boolean;
  isDeleting: boolean;
  /** Whether the last event was a save. */
  wasSaved: boolean;
  onDiscard: () => void;
  /** Left out where nothing is deleted here. */
  onDelete?: () => void;
}

export interface SaveBarProps<Field extends string> extends SaveBarState<Field> {
  labels: RecordLabels<Field>;
  /** Leaves a form that is opened to edit: "Cancel" instead of discarding. The guard asks about unsaved changes. */
  onCancel?: () => void;
}
