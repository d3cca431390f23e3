import type { BoardLabel } from '@stockroom/contract';
import { Button, IconButton, Menu, SelectionBar } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Actions for the selected cards. */
export function CardSelectionBar({ count, labels, onAll, onMove, onLabel, onDelete, onClear }: CardSelectionBarProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <SelectionBar variant="floating" label={t('selection.label')} count={t('selection.count', { count })}>
      <Button size="sm" onPress={onMove}>
        {t('selection.move')}
      </Button>
      {labels.length > 0 && (
        <Menu
          trigger={
            <Button size="sm" icon="tag">
              {t('selection.labels')}
            </Button>
          }
          label={t('selection.labels')}
          placement="top start"
          items={labels.map(({ id, title }) => ({
            id,
            label: title,
            checked: onAll.has(id),
            onSelect: () => onLabel(id, !onAll.has(id)),
          }))}
        />
      )}
      <Button size="sm" icon="delete" onPress={onDelete}>
        {t('selection.delete')}
      </Button>
      <IconButton size="sm" icon="close" label={t('selection.clear')} onPress={onClear} />
    </SelectionBar>
  );
}

export interface CardSelectionBarProps {
  /** Number of selected cards. */
  count: number;
  labels: readonly BoardLabel[];
  /** Ids of labels that every selected card carries. */
  onAll: ReadonlySet<string>;
  onMove: () => void;
  /** Puts a label on all selected cards, or takes it off. */
  onLabel: (labelId: string, isOn: boolean) => void;
  onDelete: () => void;
  onClear: () => void;
}
