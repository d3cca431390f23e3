/** Names of everything that the query client holds of the notes. */
export const noteKeys = {
  all: ['notes'] as const,
  list: () => [...noteKeys.all, 'list'] as const,
  labels: () => [...noteKeys.all, 'labels'] as const,
  trash: () => [...noteKeys.all, 'trash'] as const,
  /** The first part of the keys of a note's versions. */
  versions: (id: string) => [...noteKeys.all, 'versions', id] as const,
};
