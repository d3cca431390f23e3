const root = '/apps/contacts';

/** Addresses of the contacts. Search, tag and what lies over the page are in the query. */
export const contactPaths = {
  list: root,
  contact: (contactId: string) => `${root}/${encodeURIComponent(contactId)}`,
} as const;

/** The same as patterns of routes: the contact that is open is a part of the list's page. */
export const contactRoutes = { list: root, contact: `${root}/:contactId` } as const;
