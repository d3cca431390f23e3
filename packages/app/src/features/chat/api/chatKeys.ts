/** Query keys of the chat. */
export const chatKeys = {
  chats: ['chat', 'chats'] as const,
  contacts: ['chat', 'contacts'] as const,
  news: ['chat', 'news'] as const,
  profile: ['chat', 'profile'] as const,
  trash: ['chat', 'trash'] as const,
};
