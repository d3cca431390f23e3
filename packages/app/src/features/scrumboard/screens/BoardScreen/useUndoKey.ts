import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useCommands } from '../../../../shared/commands/useCommands';

/** Offers to take the last change back: in the palette, and by the keys that do so everywhere. */
export function useUndoKey(undo: () => string | null): void {
  const { t } = useTranslation('scrumboard');
  const latest = useRef(undo);
  useLayoutEffect(() => {
    latest.current = undo;
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
          run() {
            const what = latest.current();
            announce(what === null ? t('board.nothingToUndo') : t('board.undone', { what }));
          },
        },
      ],
      [t],
    ),
  );
}
