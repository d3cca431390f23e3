/** Query keys of all task data. */
export const taskKeys = {
  all: ['tasks'] as const,
  list: () => [...taskKeys.all, 'list'] as const,
  found: (search: string) => [...taskKeys.all, 'found', search] as const,
  tags: () => [...taskKeys.all, 'tags'] as const,
  people: () => [...taskKeys.all, 'people'] as const,
  trash: () => [...taskKeys.all, 'trash'] as const,
};
