const root = '/apps/file-manager';

/** Addresses of the file manager. The query holds search, order, details and overlays. */
export const filePaths = {
  root,
  folder: (folderId: string | null) => (folderId === null ? root : `${root}/folders/${encodeURIComponent(folderId)}`),
} as const;

/** The same as route patterns: a folder is a part of the page, which stays as it is while the user moves between folders. */
export const fileRoutes = { root, folder: `${root}/folders/:folderId` } as const;
