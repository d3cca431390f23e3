import type { ReactNode } from 'react';
import { Count, List, Panel, TabItem, TabsRoot } from './Tabs.styles';

/** Shows one of a few sides of the same thing. Renders a `tablist` and the chosen `tabpanel`; arrow keys choose. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <TabsRoot selectedKey={value} onSelectionChange={(key) => onChange(String(key))}>
      <List aria-label={label}>
        {tabs.map(({ id, label: name, badge, disabled }) => (
          <TabItem key={id} id={id} isDisabled={disabled}>
            {name}
            {badge !== undefined && <Count>{badge}</Count>}
          </TabItem>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </TabsRoot>
  );
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
  /** Id of the chosen tab. */
  value: string;
  onChange: (id: string) => void;
  tabs: TabItemProps[];
}
