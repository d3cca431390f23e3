import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Count, List, Panel, Tab, TabsRoot } from './Tabs.styles';
import { tabAfterKey } from './tabAfterKey';

/**
 * Shows one of a few sides of the same thing. Renders a `tablist` and the chosen `tabpanel`; arrow keys, Home and End choose,
 * Tab goes on to the panel.
 */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const base = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0];
  const tabId = (id: string) => `${base}${id}`;

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(tabs, chosen?.id ?? '', event.key, rightToLeft);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    const tab = listRef.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next)}"]`);
    tab?.focus();
  };
  if (!chosen) return null;
  return (
    <TabsRoot>
      <List ref={listRef} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, badge, disabled }) => (
          <Tab
            key={id}
            ref={id === chosen.id ? reveal : undefined}
            type="button"
            role="tab"
            id={tabId(id)}
            data-tab={id}
            aria-selected={id === chosen.id}
            aria-controls={id === chosen.id ? `${base}panel` : undefined}
            tabIndex={id === chosen.id ? 0 : -1}
            disabled={disabled}
            onClick={() => onChange(id)}
            onKeyDown={keyDown}
          >
            {name}
            {badge !== undefined && <Count>{badge}</Count>}
          </Tab>
        ))}
      </List>
      <Panel key={chosen.id} id={`${base}panel`} role="tabpanel" aria-labelledby={tabId(chosen.id)} tabIndex={0}>
        {chosen.content}
      </Panel>
    </TabsRoot>
  );
}

/** Brings the chosen tab into sight where there is no room for all, with an end of the one before. The list alone moves, and not the page. */
function reveal(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - 32;
}

export interface TabItemProps {
  id: string;
  label: string;
  content: ReactNode;
  /** A count or a word after the label; part of the tab's name. */
  badge?: string | number;
  disabled?: boolean;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  /** Id of the chosen tab; of an unknown one the first is shown. */
  value: string;
  onChange: (id: string) => void;
  /** Only the chosen one's content is on the page. */
  tabs: TabItemProps[];
}
