import { choiceParam, openParam, searchParam } from '../../../shared/list/model/addressParams';
import { listAddress } from '../../../shared/list/model/listAddress';

/** What lies over the page, or is shown in place of the chats: `archived`. */
export const CHAT_OVERLAYS = [
  'new',
  'group',
  'room',
  'edit-group',
  'profile',
  'archived',
  'starred',
  'settings',
  'trash',
  'info',
] as const;
export type ChatOverlay = (typeof CHAT_OVERLAYS)[number];

export interface ChatState {
  /** What is looked for in all chats. */
  search: string;
  /** What is looked for in the one that is open. */
  find: string;
  /** Id of the message that is shown. */
  message: string | null;
  overlay: ChatOverlay | null;
}

/** What the chat page shows, as its address says: `/apps/chat/chat-1?find=labels&message=m1`, `?show=new`. */
export const chatAddress = listAddress<ChatState>({
  search: searchParam,
  find: { ...searchParam, name: 'find', isFilter: false },
  message: openParam('message'),
  overlay: { ...choiceParam(CHAT_OVERLAYS, null), name: 'show' },
});
