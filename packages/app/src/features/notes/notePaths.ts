const root = '/apps/notes';

/** Addresses of the notes. Search, order, the open note and overlays are in the query. */
export const notePaths = {
  notes: root,
  archive: `${root}/archive`,
  trash: `${root}/trash`,
  label: (labelId: string) => `${root}/labels/${encodeURIComponent(labelId)}`,
} as const;

/** The same addresses as route patterns: archive, trash and the notes of a label are parts of one page. */
export const noteRoutes = {
  notes: root,
  archive: `${root}/archive`,
  trash: `${root}/trash`,
  label: `${root}/labels/:labelId`,
} as const;
