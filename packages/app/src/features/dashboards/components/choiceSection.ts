import type { MenuEntry } from '@stockroom/ui';

/** A menu section with options of which one is chosen. */
export const choiceSection = <Id extends string>(
  title: string,
  options: readonly { id: Id; label: string }[],
  chosen: Id,
  onChoose: (id: Id) => void,
): MenuEntry => ({
  type: 'section',
  title,
  choice: 'one',
  items: options.map((option) => ({ ...option, checked: option.id === chosen, onSelect: () => onChoose(option.id) })),
});
