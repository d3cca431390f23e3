const root = '/apps/notes';

/** Addresses of the notes. Search, order, the note that is open and what lies over the page are in the query. */
export const notePaths = {
  notes: root,
  archive: `${root}/archive`,
  trash: `${root}/trash`,
  label: (labelId: string) => `${root}/labels/${encodeURIComponent(labelId)}`,
} as const;

/** The same as patterns of routes: archive, trash and the notes of a label are parts of one page. */
export const noteRoutes = {
  notes: root,
  archive: `${root}/archive`,
  trash: `${root}/trash`,
  label: `${root}/labels/:labelId`,
} as const;
