import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../../../shared/i18n/useTranslation';
import { announce } from '../../../../../shared/announce/announce';
import { useCommands } from '../../../../../shared/commands/useCommands';

/** Offers to take the last change back, and to do again what was taken back: in the palette, and by the keys that do so everywhere. */
export function useUndoKey(history: UndoKeyOptions): void {
  const { t } = useTranslation('scrumboard');
  const latest = useRef(history);
  useLayoutEffect(() => {
    latest.current = history;
  });
  useCommands(
    useMemo(
      () => [
        {
          id: 'scrumboard.undo',
          title: t('board.undoTitle'),
          section: 'here' as const,
          icon: 'undo' as const,
          keys: 'mod+z',
          keywords: [t('board.undoWords')],
          canRun: () => latest.current.canUndo(),
          run() {
            // Undo is announced by the act itself, whichever way it was.
            if (latest.current.undo() === null) announce(t('board.nothingToUndo'));
          },
        },
        {
          id: 'scrumboard.redo',
          title: t('board.redoTitle'),
          section: 'here' as const,
          icon: 'retry' as const,
          keys: 'mod+shift+z',
          keywords: [t('board.redoWords')],
          canRun: () => latest.current.canRedo(),
          run() {
            if (latest.current.redo() === null) announce(t('board.nothingToRedo'));
          },
        },
      ],
      [t],
    ),
  );
}

interface UndoKeyOptions {
  /** @returns what was taken back; `null`: nothing */
  undo: () => string | null;
  redo: () => string | null;
  canUndo: () => boolean;
  canRedo: () => boolean;
}
