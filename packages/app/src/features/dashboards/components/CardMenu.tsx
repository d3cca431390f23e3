import { IconButton, Menu, type MenuEntry } from '@stockroom/ui';

/** Actions or display options of a card, behind a small button in its head. */
export function CardMenu({ label, icon = 'more', items }: CardMenuProps) {
  return <Menu label={label} trigger={<IconButton icon={icon} size="sm" label={label} />} items={items} />;
}

interface CardMenuProps {
  /** Accessible name of the button and the menu: "Order: Budget details". */
  label: string;
  icon?: 'more' | 'sort';
  items: MenuEntry[];
}
