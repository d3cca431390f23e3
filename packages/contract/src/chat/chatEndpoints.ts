const chat = '/api/apps/chat';

export const chatEndpoints = {
  /** GET ?search: all chats, or those with the text in a name or a message. */
  chats: `${chat}/chats`,
  /** GET ?id, PATCH, POST to begin one, DELETE ?id. */
  chat: `${chat}/chat`,
  contacts: `${chat}/contacts`,
  contact: `${chat}/contact`,
  /** GET and PATCH. */
  profile: `${chat}/profile`,
  /** Restores a deleted chat, with all its messages. */
  restoreChat: `${chat}/chat/restore`,
  /** Deleted chats. */
  trash: `${chat}/trash`,
  /** POST and PATCH. */
  group: `${chat}/group`,
  /** POST {id, until?}: hides the messages so far. */
  clear: `${chat}/clear`,
  /** POST, PATCH, DELETE ?chatId&id of the person's own messages. */
  message: `${chat}/message`,
  restoreMessage: `${chat}/message/restore`,
  /** POST a form with a `file`, GET ?id with its content. */
  file: `${chat}/file`,
  reaction: `${chat}/reaction`,
  news: `${chat}/news`,
} as const;
