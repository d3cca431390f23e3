import { useMemo } from 'react';
import type { Command } from '#shared/commands/command';
import { useCommands } from '#shared/commands/useCommands';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useHasRole } from '#shared/session/useHasRole';

/** Handled by the cards and lists themselves (`drag/connectKeys.ts`). */
const KEYS = ['space', 'x', 'm', 'escape'] as const;

/** Shows the keys for the focused element of a board in the sheet of shortcuts. */
export function useBoardShortcutHelp(): void {
  const { t } = useTranslation('scrumboard');
  const may = useHasRole('write');
  const commands = useMemo(
    () =>
      (may ? KEYS : []).map((keys): Command => ({
        id: `scrumboard.key.${keys}`,
        title: t(`board.keys.${keys}`),
        section: 'here',
        keys,
        isDisplayOnly: true,
        run: () => undefined,
      })),
    [may, t],
  );
  useCommands(commands);
}
