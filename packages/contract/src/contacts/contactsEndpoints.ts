const contacts = '/api/apps/contacts';

export const contactsEndpoints = {
  /** GET: everybody, by name. */
  all: `${contacts}/all`,
  /** GET ?query: name, e-mail, phone, company and tag. */
  search: `${contacts}/search`,
  contact: `${contacts}/contact`,
  countries: `${contacts}/countries`,
  tags: `${contacts}/tags`,
  tag: `${contacts}/tag`,
  /** POST multipart {id, avatar}. */
  avatar: `${contacts}/avatar`,
  /** GET: what was deleted, the last first. DELETE ?id takes one away for ever, {ids} these, neither all. */
  trash: `${contacts}/trash`,
  /** POST {id}: out of the trash. */
  restore: `${contacts}/contact/restore`,
} as const;
