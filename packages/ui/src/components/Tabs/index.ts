export { TabList, type TabListItem, type TabListProps } from './TabList';
export { Tabs, type TabItemProps, type TabsProps } from './Tabs';
