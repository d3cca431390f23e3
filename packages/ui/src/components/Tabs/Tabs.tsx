import { useId, type ReactNode } from 'react';
import { TabList, type TabListItem } from './TabList';
import { Panel, TabsRoot } from './Tabs.styles';

/**
 * Shows one of a few sides of the same thing. Renders a `tablist` and the chosen `tabpanel`; arrow keys, Home and End choose,
 * Tab goes on to the panel.
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
  /** Id of the chosen tab; of an unknown one the first is shown. */
  value: string;
  onChange: (id: string) => void;
  /** Only the chosen one's content is on the page. */
  tabs: TabItemProps[];
}
