export { Tabs, type TabItemProps, type TabsProps } from './Tabs';
