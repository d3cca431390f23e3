import type { FileItem } from '@stockroom/contract';
import { Button, SelectionBar } from '@stockroom/ui';
import { useEffect } from 'react';
import { announce } from '#shared/announce/announce';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** Actions for the selection. */
export function SelectionActions({ items, total, progress, ...on }: SelectionActionsProps) {
  const { t } = useTranslation('fileManager');
  const format = useFormat();
  const may = useHasRole('write');
  const selectionText = t('bulk.selected', { count: items.length, formatted: format.number(items.length) });
  useEffect(() => announce(selectionText), [selectionText]);
  return (
    <SelectionBar
      label={selectionText}
      count={selectionText}
      progress={
        progress && {
          ...progress,
          label: t('bulk.progress'),
          text: t('bulk.working', { done: format.number(progress.done), total: format.number(progress.total) }),
          stopLabel: t('bulk.stop'),
          onStop: on.onStop,
        }
      }
    >
      <Button size="sm" icon="download" onPress={on.onDownload}>
        {t('download')}
      </Button>
      {may && (
        <>
          <Button size="sm" icon="folder" onPress={on.onMove}>
            {t('move')}
          </Button>
          <Button size="sm" icon="delete" onPress={on.onDelete}>
            {t('delete')}
          </Button>
        </>
      )}
      {total > items.length && (
        <Button size="sm" variant="quiet" onPress={on.onAll}>
          {t('bulk.all', { count: total, formatted: format.number(total) })}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon="close" onPress={on.onClear}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  );
}

export interface SelectionActionsProps {
  items: readonly FileItem[];
  /** Number of items in this place. */
  total: number;
  progress: { done: number; total: number } | null;
  onDownload: () => void;
  onMove: () => void;
  onDelete: () => void;
  onAll: () => void;
  onClear: () => void;
  onStop: () => void;
}
