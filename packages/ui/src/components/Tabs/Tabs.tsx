import { useId, type ReactNode } from 'react';
import { TabList, type TabListItem } from './TabList';
import { Panel, TabsRoot } from './Tabs.styles';

/**
 * Alternative views of the same thing. Renders a `tablist` and the selected `tabpanel`; arrow keys, Home and End select, Tab
 * moves on to the panel.
 */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const base = useId();
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0];
  const tabId = (id: string) => `${base}${id}`;
  if (!chosen) return null;
  return (
    <TabsRoot>
      <TabList label={label} value={chosen.id} onChange={onChange} tabs={tabs} tabId={tabId} panelId={`${base}panel`} />
      <Panel key={chosen.id} id={`${base}panel`} role="tabpanel" aria-labelledby={tabId(chosen.id)} tabIndex={0}>
        {chosen.content}
      </Panel>
    </TabsRoot>
  );
}

export interface TabItemProps extends TabListItem {
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  /** Id of the selected tab; for an unknown id the first tab is shown. */
  value: string;
  onChange: (id: string) => void;
  /** Only the selected tab's content is on the page. */
  tabs: TabItemProps[];
}
