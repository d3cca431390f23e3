const chat = '/api/apps/chat';

export const chatEndpoints = {
  /** GET ?search: all, or those with it in a name or in what was said. */
  chats: `${chat}/chats`,
  /** GET ?id, PATCH, POST to begin one, DELETE ?id. */
  chat: `${chat}/chat`,
  contacts: `${chat}/contacts`,
  contact: `${chat}/contact`,
  /** GET and PATCH. */
  profile: `${chat}/profile`,
  /** Brings a deleted one back, with all that was said. */
  restoreChat: `${chat}/chat/restore`,
  /** Deleted chats. */
  trash: `${chat}/trash`,
  /** POST and PATCH. */
  group: `${chat}/group`,
  /** POST {id, until?}: takes what was said out of sight. */
  clear: `${chat}/clear`,
  /** POST, PATCH, DELETE ?chatId&id of one's own. */
  message: `${chat}/message`,
  restoreMessage: `${chat}/message/restore`,
  /** POST a form with a `file`, GET ?id with what is in it. */
  file: `${chat}/file`,
  reaction: `${chat}/reaction`,
  news: `${chat}/news`,
} as const;
