const root = '/apps/chat';

/** URLs of the chat. Search term, selected message and open overlay are in the query. */
export const chatPaths = {
  list: root,
  chat: (chatId: string) => `${root}/${encodeURIComponent(chatId)}`,
} as const;

/** The same as route patterns: the open conversation is part of the list's page. */
export const chatRoutePaths = { list: root, chat: `${root}/:chatId` } as const;
