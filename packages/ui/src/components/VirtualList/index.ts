export type { VirtualSection } from './entries';
export { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList';
