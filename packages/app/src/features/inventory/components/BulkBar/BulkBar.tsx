import { Button, SelectionBar } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Actions for the selected products. */
export function BulkBar({
  count,
  matching,
  progress,
  onEdit,
  onSelectAll,
  onClear,
  onActivate,
  onDeactivate,
  onLabel,
  onCount,
  onDelete,
  onStop,
}: BulkBarProps) {
  const { t } = useTranslation(['inventory', 'counts']);
  const format = useFormat();
  return (
    <SelectionBar
      label={t('bulk.label')}
      count={t('bulk.selected', { count, formatted: format.number(count) })}
      progress={
        progress && {
          ...progress,
          label: t('bulk.progress'),
          text: t('bulk.working', { done: format.number(progress.done), total: format.number(progress.total) }),
          stopLabel: t('bulk.stop'),
          onStop,
        }
      }
    >
      <Button size="sm" icon="edit" onPress={onEdit}>
        {t('bulk.edit', { count, formatted: format.number(count) })}
      </Button>
      <Button size="sm" icon="show" onPress={onActivate}>
        {t('bulk.activate')}
      </Button>
      <Button size="sm" icon="hide" onPress={onDeactivate}>
        {t('bulk.deactivate')}
      </Button>
      <Button size="sm" icon="print" onPress={onLabel}>
        {t('bulk.printLabels')}
      </Button>
      <Button size="sm" icon="checklist" onPress={onCount}>
        {t('counts:countSelected')}
      </Button>
      <Button size="sm" icon="delete" onPress={onDelete}>
        {t('bulk.delete')}
      </Button>
      {matching > count && (
        <Button size="sm" variant="quiet" onPress={onSelectAll}>
          {t('bulk.selectAll', { count: matching, formatted: format.number(matching) })}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="close" onPress={onClear}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  );
}

export interface BulkBarProps {
  /** Number of selected products, including other pages. */
  count: number;
  /** Number of products that match the search. */
  matching: number;
  /** Progress of a running action, else `null`. */
  progress: { done: number; total: number } | null;
  onEdit: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  onActivate: () => void;
  onDeactivate: () => void;
  /** Adds the products to the pending labels. */
  onLabel: () => void;
  /** Opens the form for a count of the products. */
  onCount: () => void;
  onDelete: () => void;
  onStop: () => void;
}
