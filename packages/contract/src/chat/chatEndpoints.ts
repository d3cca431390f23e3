const chat = '/api/apps/chat';

export const chatEndpoints = {
  chats: `${chat}/chats`,
  /** GET ?id, PATCH, POST to begin one, DELETE ?id. */
  chat: `${chat}/chat`,
  contacts: `${chat}/contacts`,
  contact: `${chat}/contact`,
  /** GET and PATCH. */
  profile: `${chat}/profile`,
  /** Brings a deleted one back, with all that was said. */
  restoreChat: `${chat}/chat/restore`,
  /** What was deleted. */
  trash: `${chat}/trash`,
  /** POST and PATCH. */
  group: `${chat}/group`,
  /** POST, PATCH, DELETE ?id. */
  message: `${chat}/message`,
  restoreMessage: `${chat}/message/restore`,
  /** POST a form with a `file`, GET ?id with what is in it. */
  file: `${chat}/file`,
  reaction: `${chat}/reaction`,
  news: `${chat}/news`,
} as const;
