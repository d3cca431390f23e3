const root = '/apps/chat';

/** Addresses of the chat. Search, the message that is shown and what lies over the page are in the query. */
export const chatPaths = {
  list: root,
  chat: (chatId: string) => `${root}/${encodeURIComponent(chatId)}`,
} as const;

/** The same as patterns of routes: the conversation that is open is a part of the list's page. */
export const chatRoutePaths = { list: root, chat: `${root}/:chatId` } as const;
