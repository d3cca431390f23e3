import type { Shortcut } from '@stockroom/contract';

const numbered = (shortcuts: readonly Shortcut[]): Shortcut[] =>
  shortcuts.map((shortcut, position) => (shortcut.position === position ? shortcut : { ...shortcut, position }));

/** Moves a shortcut to a position, as the server does: the others make room. Does nothing for a deleted shortcut. */
export function moveShortcut(shortcuts: readonly Shortcut[], id: string, to: number): Shortcut[] {
  const shortcut = shortcuts.find((each) => each.id === id);
  if (!shortcut) return [...shortcuts];
  return numbered(without(shortcuts, id).toSpliced(to, 0, shortcut));
}

export const without = (shortcuts: readonly Shortcut[], id: string): Shortcut[] =>
  numbered(shortcuts.filter((shortcut) => shortcut.id !== id));

/** Inserts a shortcut at its own position; one that is already there is updated. */
export const withShortcut = (shortcuts: readonly Shortcut[], shortcut: Shortcut): Shortcut[] =>
  numbered(without(shortcuts, shortcut.id).toSpliced(shortcut.position, 0, shortcut));
