/** Keys of all note queries in the query client. */
export const noteKeys = {
  all: ['notes'] as const,
  list: () => [...noteKeys.all, 'list'] as const,
  labels: () => [...noteKeys.all, 'labels'] as const,
  trash: () => [...noteKeys.all, 'trash'] as const,
  /** Common prefix of the keys of a note's versions. */
  versions: (id: string) => [...noteKeys.all, 'versions', id] as const,
};
