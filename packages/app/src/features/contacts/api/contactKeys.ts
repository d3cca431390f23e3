/** Query keys of the contacts. */
export const contactKeys = {
  all: ['contacts'] as const,
  /** First part of the keys of all lists of contacts. */
  lists: () => [...contactKeys.all, 'list'] as const,
  list: (search: string) => [...contactKeys.lists(), search] as const,
  tags: () => [...contactKeys.all, 'tags'] as const,
  trash: () => [...contactKeys.all, 'trash'] as const,
};
