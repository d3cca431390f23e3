export { chatsQuery } from './api/chatQueries';
export { QuickChatDock } from './screens/QuickChatDock/QuickChatDock';
export { QuickChatTool } from './screens/QuickChatTool/QuickChatTool';
