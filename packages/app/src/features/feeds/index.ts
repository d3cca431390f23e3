export { feedQuery } from './api/feedQuery';
export { FeedTool } from './screens/FeedTool/FeedTool';
