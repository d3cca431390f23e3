import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon';
import { CheckSlot, Divider, Item, ItemDescription, ItemText, Section, SectionTitle } from './Menu.styles';
import type { MenuAction, MenuEntry } from './types';

/**
 * Converts the items to react-aria's elements. Items with `checked` must be in a section that knows the selection, so runs of
 * such items get a section without a title.
 */
export function menuEntries(items: MenuEntry[], label: string): ReactElement[] {
  const groups = groupChecks(items);
  return groups.map((entry, index) => {
    if (Array.isArray(entry)) {
      return (
        <Section key={`checks ${entry[0]?.id}`} aria-label={label} selectionMode="multiple" selectedKeys={checkedIds(entry)}>
          {entry.map(toItem)}
        </Section>
      );
    }
    if (entry.type === 'divider') return <Divider key={`after ${nameOf(groups[index - 1])}`} />;
    if (entry.type === 'section') {
      const checks = entry.items.some((item) => item.checked !== undefined);
      const selection = checks
        ? ({ selectionMode: entry.choice === 'one' ? 'single' : 'multiple', selectedKeys: checkedIds(entry.items) } as const)
        : {};
      return (
        <Section key={`section ${entry.title}`} {...selection}>
          <SectionTitle>{entry.title}</SectionTitle>
          {entry.items.map(toItem)}
        </Section>
      );
    }
    return toItem(entry);
  });
}

function toItem({ id, label, description, icon, mark, disabled, tone, checked }: MenuAction) {
  return (
    <Item key={id} id={id} textValue={label} isDisabled={disabled} data-tone={tone}>
      {checked !== undefined && <CheckSlot>{checked && <Icon name="check" />}</CheckSlot>}
      {icon && <Icon name={icon} />}
      {mark}
      <ItemText>
        {/* Without react-aria's slots: the name is all the visible text (WCAG 2.5.3). */}
        <span>{label}</span>
        {description && <ItemDescription> {description}</ItemDescription>}
      </ItemText>
    </Item>
  );
}

const nameOf = (entry: MenuEntry | MenuAction[] | undefined): string => {
  if (Array.isArray(entry)) return nameOf(entry.at(-1));
  if (!entry || entry.type === 'divider') return '';
  return entry.type === 'section' ? entry.title : entry.id;
};

const checkedIds = (items: MenuAction[]) => items.filter((item) => item.checked).map((item) => item.id);

/** Groups neighbouring items with `checked` into one array. */
function groupChecks(items: MenuEntry[]): (MenuEntry | MenuAction[])[] {
  const groups: (MenuEntry | MenuAction[])[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.type !== undefined || item.checked === undefined) groups.push(item);
    else if (Array.isArray(last)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
