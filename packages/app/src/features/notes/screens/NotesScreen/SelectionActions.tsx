import type { Note, NoteLabel } from '@stockroom/contract';
import { Button, Menu, Popover } from '@stockroom/ui';
import { ColorPicker } from '#features/notes/components/ColorPicker/ColorPicker';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { BulkBar } from '#shared/list/BulkBar';
import { useBulkNotes } from './useBulkNotes';

/** Actions for all selected notes. Every action can be undone. */
export function SelectionActions({ notes, labels, total, onAll, onClear }: SelectionActionsProps) {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const bulk = useBulkNotes(onClear);
  const countText = t('bulk.selected', { count: notes.length, formatted: format.number(notes.length) });
  const arePinned = notes.every(({ pinned }) => pinned);
  const areArchived = notes.every(({ archived }) => archived);
  const color = notes[0]?.color ?? 'none';
  return (
    <BulkBar
      selectedText={countText}
      count={notes.length}
      total={total}
      bulk={bulk}
      labels={{
        progress: t('bulk.progress'),
        working: (done, all) => t('bulk.working', { done, total: all }),
        stop: t('bulk.stop'),
        all: t('bulk.all', { count: total, formatted: format.number(total) }),
        clear: t('bulk.clear'),
      }}
      onAll={onAll}
      onClear={onClear}
    >
      {(first) => (
        <>
          <Button size="sm" icon="pin" ref={first} onPress={() => bulk.pin(notes, !arePinned)}>
            {t(arePinned ? 'tools.unpin' : 'tools.pin')}
          </Button>
          <Popover
            label={t('tools.color')}
            trigger={
              <Button size="sm" icon="appearance">
                {t('tools.color')}
              </Button>
            }
          >
            {(close) => (
              <ColorPicker
                value={notes.every((note) => note.color === color) ? color : null}
                onChange={(next) => {
                  close();
                  bulk.paint(notes, next);
                }}
              />
            )}
          </Popover>
          {labels.length > 0 && (
            <Menu
              label={t('tools.labels')}
              placement="bottom start"
              trigger={
                <Button size="sm" icon="tag">
                  {t('tools.labels')}
                </Button>
              }
              items={labels.map((label) => {
                const isOn = notes.every((note) => note.labels.some(({ id }) => id === label.id));
                return { id: label.id, label: label.title, checked: isOn, onSelect: () => bulk.label(notes, label, !isOn) };
              })}
            />
          )}
          <Button size="sm" icon={areArchived ? 'inbox' : 'archive'} onPress={() => bulk.archive(notes, !areArchived)}>
            {t(areArchived ? 'tools.unarchive' : 'tools.archive')}
          </Button>
          <Button size="sm" icon="delete" onPress={() => bulk.remove(notes)}>
            {t('tools.delete')}
          </Button>
        </>
      )}
    </BulkBar>
  );
}

export interface SelectionActionsProps {
  /** The selected notes. */
  notes: readonly Note[];
  /** Labels that can be added. */
  labels: readonly NoteLabel[];
  /** Number of notes shown. */
  total: number;
  onAll: () => void;
  onClear: () => void;
}
