import { useLayoutEffect, useMemo, useRef } from 'react';
import { announce } from '#shared/announce/announce';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Offers to undo the last change and to redo an undone one: in the palette, and by the usual keys. */
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
            // The undo itself is announced by the action, whichever way it was triggered.
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
  /** @returns the description of what was undone; `null`: nothing */
  undo: () => string | null;
  redo: () => string | null;
  canUndo: () => boolean;
  canRedo: () => boolean;
}
