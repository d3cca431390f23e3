import { choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';

/** Overlays of the page, and `archived`, which replaces the list of chats. */
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
  /** Search term for all chats. */
  search: string;
  /** Search term for the open chat. */
  find: string;
  /** Id of the message to show. */
  message: string | null;
  overlay: ChatOverlay | null;
}

/** State of the chat page in its URL: `/apps/chat/chat-1?find=labels&message=m1`, `?show=new`. */
export const chatAddress = listAddress<ChatState>({
  search: searchParam,
  find: { ...searchParam, name: 'find', isFilter: false },
  message: openParam('message'),
  overlay: { ...choiceParam(CHAT_OVERLAYS, null), name: 'show' },
});
