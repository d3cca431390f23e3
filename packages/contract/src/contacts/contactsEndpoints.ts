const contacts = '/api/apps/contacts';

export const contactsEndpoints = {
  /** GET: all contacts, by name. */
  all: `${contacts}/all`,
  /** GET ?query: name, e-mail, phone, company and tag. */
  search: `${contacts}/search`,
  contact: `${contacts}/contact`,
  countries: `${contacts}/countries`,
  tags: `${contacts}/tags`,
  tag: `${contacts}/tag`,
  /** POST multipart {id, avatar}. */
  avatar: `${contacts}/avatar`,
  /** GET: the deleted contacts, latest first. DELETE ?id deletes one for good, {ids} only these, neither deletes all. */
  trash: `${contacts}/trash`,
  /** POST {id}: restores a contact from the trash. */
  restore: `${contacts}/contact/restore`,
} as const;
