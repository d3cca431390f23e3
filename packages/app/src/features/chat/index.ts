import './locales/types';

export { chatsQuery } from './api/chatQueries';
export { QuickChatTool } from './screens/QuickChatTool/QuickChatTool';
