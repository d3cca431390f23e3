export { FeedItem, type FeedItemProps } from './FeedItem';
export { FeedGroup, type FeedGroupProps } from './FeedGroup';
