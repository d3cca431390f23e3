const root = '/apps/contacts';

/** Addresses of the contacts. The query holds search, tag and overlays. */
export const contactPaths = {
  list: root,
  contact: (contactId: string) => `${root}/${encodeURIComponent(contactId)}`,
} as const;

/** The same as route patterns: the open contact is a part of the list's page. */
export const contactRoutes = { list: root, contact: `${root}/:contactId` } as const;
