import { useRef, type KeyboardEvent } from 'react';
import { tabAfterKey } from './tabAfterKey';
import { Count, Label, List, Tab } from './Tabs.styles';

/** The tabs without a panel, for a panel elsewhere on the page. Renders a `tablist`; arrow keys, Home and End select. */
export function TabList({ label, value, onChange, tabs, tabId, panelId }: TabListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const focusable = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(tabs, focusable ?? '', event.key, rightToLeft);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    const tab = listRef.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`);
    tab?.focus();
  };
  return (
    <List ref={listRef} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: name, badge, disabled }) => (
        <Tab
          key={id}
          ref={id === value ? reveal : undefined}
          type="button"
          role="tab"
          id={tabId?.(id)}
          data-tab={id}
          aria-selected={id === value}
          aria-controls={id === value ? panelId : undefined}
          tabIndex={id === focusable ? 0 : -1}
          disabled={disabled}
          onClick={() => onChange(id)}
          onKeyDown={keyDown}
        >
          <Label title={name.length > MAX_NAME_LENGTH ? name : undefined}>{name}</Label>
          {badge !== undefined && <Count>{badge}</Count>}
        </Tab>
      ))}
    </List>
  );
}

/** Maximum length of a name that fits into a tab, in characters. */
const MAX_NAME_LENGTH = 30;

/**
 * Scrolls the selected tab into view where there is no room for all, with an end of the previous tab. Only the list scrolls,
 * not the page.
 */
function reveal(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - 32;
}

export interface TabListItem {
  id: string;
  label: string;
  /** A count or a word after the label; part of the tab's name. */
  badge?: string | number;
  disabled?: boolean;
}

export interface TabListProps {
  /** Name of the list of tabs. */
  label: string;
  /** Id of the selected tab; with an unknown id none is selected. */
  value: string;
  onChange: (id: string) => void;
  tabs: readonly TabListItem[];
  /** Returns the id of a tab's element, which names a panel. */
  tabId?: (id: string) => string;
  /** Id of the element that the selected tab shows. */
  panelId?: string;
}
