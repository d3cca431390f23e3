import type { Note } from '@stockroom/contract';
import type { MenuEntry } from '@stockroom/ui';
import { useCallback } from 'react';
import type { NoteWrites } from '#features/notes/api/useNoteWrites';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useCopyMarkdown } from './useCopyMarkdown';

/**
 * Actions for a note that is not open. The function is stable across renders, so that a card re-renders only for another note.
 */
export function useNoteMenu(writes: NoteWrites, onSelect: (id: string, isRange: boolean) => void): (note: Note) => MenuEntry[] {
  const { t } = useTranslation('notes');
  const latest = useLatest({ ...writes, copyMarkdown: useCopyMarkdown() });
  return useCallback(
    (note) => [
      { id: 'select', label: t('bulk.select'), icon: 'checkCircle', onSelect: () => onSelect(note.id, false) },
      {
        id: 'pin',
        label: t(note.pinned ? 'tools.unpin' : 'tools.pin'),
        icon: 'pin',
        onSelect: () => latest.current.pin(note, !note.pinned),
      },
      {
        id: 'archive',
        label: t(note.archived ? 'tools.unarchive' : 'tools.archive'),
        icon: note.archived ? 'inbox' : 'archive',
        onSelect: () => latest.current.archive(note, !note.archived),
      },
      { id: 'duplicate', label: t('tools.duplicate'), icon: 'copy', onSelect: () => latest.current.duplicate(note) },
      { id: 'copy', label: t('tools.copyMarkdown'), icon: 'document', onSelect: () => void latest.current.copyMarkdown(note) },
      { type: 'divider' },
      {
        id: 'delete',
        label: t('tools.delete'),
        icon: 'delete',
        tone: 'critical',
        onSelect: () => void latest.current.remove(note),
      },
    ],
    [t, latest, onSelect],
  );
}
