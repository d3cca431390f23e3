const root = '/apps/file-manager';

/** Addresses of the file manager. Search, order, details and what lies over the page are in the query. */
export const filePaths = {
  root,
  folder: (folderId: string | null) => (folderId === null ? root : `${root}/folders/${encodeURIComponent(folderId)}`),
} as const;

/** The same as patterns of routes: a folder is a part of the page, which stays as it is while one goes from folder to folder. */
export const fileRoutes = { root, folder: `${root}/folders/:folderId` } as const;
