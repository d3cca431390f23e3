/** Names of everything that the query client holds of the contacts. */
export const contactKeys = {
  all: ['contacts'] as const,
  /** What the keys of all lists of contacts begin with. */
  lists: () => [...contactKeys.all, 'list'] as const,
  list: (search: string) => [...contactKeys.lists(), search] as const,
  tags: () => [...contactKeys.all, 'tags'] as const,
  trash: () => [...contactKeys.all, 'trash'] as const,
};
