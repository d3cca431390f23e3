import { Button, ProgressBar } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import { Bar, Count, Progress } from './BulkBar.styles';

/** What can be done with the selected products at once. Renders a named group. */
export function BulkBar({
  count,
  matching,
  progress,
  onSelectAll,
  onClear,
  onActivate,
  onDeactivate,
  onDelete,
  onStop,
}: BulkBarProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <Bar role="group" aria-label={t('bulk.label')}>
      <Count>{t('bulk.selected', { count, formatted: format.number(count) })}</Count>
      {progress ? (
        <>
          <Progress>
            <ProgressBar
              label={t('bulk.progress')}
              value={progress.done}
              max={progress.total}
              valueText={t('bulk.working', { done: format.number(progress.done), total: format.number(progress.total) })}
            />
          </Progress>
          <Button size="sm" onPress={onStop}>
            {t('bulk.stop')}
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" onPress={onActivate}>
            {t('bulk.activate')}
          </Button>
          <Button size="sm" onPress={onDeactivate}>
            {t('bulk.deactivate')}
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
        </>
      )}
    </Bar>
  );
}

export interface BulkBarProps {
  /** Products selected, on other pages too. */
  count: number;
  /** Products that match the search. */
  matching: number;
  /** While something is under way. */
  progress: { done: number; total: number } | null;
  onSelectAll: () => void;
  onClear: () => void;
  onActivate: () => void;
  onDeactivate: () => void;
  onDelete: () => void;
  onStop: () => void;
}
