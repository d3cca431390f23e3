import * as v from 'valibot';
import { isDay } from '../shared/day';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/**
 * Limits of a contact's fields. Texts are counted in graphemes, `email`, `notes` and `avatar` in UTF-16 units, the others in
 * items.
 */
export const CONTACT_LIMITS = {
  name: 255,
  title: 255,
  company: 255,
  address: 1000,
  label: 60,
  email: 320,
  notes: 100_000,
  avatar: 1_400_000,
  emails: 100,
  phoneNumbers: 100,
  tags: 200,
} as const;

/** Largest picture that is accepted, in bytes. */
export const AVATAR_BYTES = 1_000_000;
/** Accepted types of pictures; checked against the content, not the type the sender declares. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** An e-mail address with its label: the user's own text (`Work`), not a translation key. */
export const ContactEmail = v.object({ email: v.string(), label: v.string() });
export type ContactEmail = v.InferOutput<typeof ContactEmail>;

export const ContactPhone = v.object({
  /** ISO 3166-1 alpha-2 in lower case; empty when unknown. */
  country: v.string(),
  /** In E.164 format, such as `+902325550136`. */
  phoneNumber: v.string(),
  label: v.string(),
});
export type ContactPhone = v.InferOutput<typeof ContactPhone>;

/** A contact. Data stored before there were rules is served as it is; `ContactFields` holds the rules for writes. */
export const Contact = v.object({
  id: Id,
  /** Own path or `data:` URL of a raster picture; `null`: no picture. */
  avatar: v.nullable(v.string()),
  background: v.nullable(v.string()),
  name: v.string(),
  emails: v.array(ContactEmail),
  phoneNumbers: v.array(ContactPhone),
  title: v.string(),
  company: v.string(),
  /** `title` and `company` once more: the specification has them here for new contacts. */
  job: v.object({ title: v.string(), company: v.string() }),
  /** A day in ISO 8601, such as `1990-02-28`; empty: unknown. */
  birthday: v.string(),
  address: v.string(),
  /** HTML, stored as it was sent; not trusted. */
  notes: v.string(),
  /** Ids of tags. */
  tags: v.array(Id),
  /** Time of the last change; an update that carries another one is a 409. */
  updatedAt: Instant,
});
export type Contact = v.InferOutput<typeof Contact>;

/** A contact in the trash. */
export const TrashedContact = v.object({ ...Contact.entries, deletedAt: Instant });
export type TrashedContact = v.InferOutput<typeof TrashedContact>;

const label = v.pipe(v.string(), v.trim(), atMost(CONTACT_LIMITS.label));
const title = v.pipe(v.string(), v.trim(), atMost(CONTACT_LIMITS.title));
const company = v.pipe(v.string(), v.trim(), atMost(CONTACT_LIMITS.company));
const picture = v.nullable(v.pipe(v.string(), v.maxLength(CONTACT_LIMITS.avatar)));
const email = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(CONTACT_LIMITS.email),
  v.regex(/^([^\s@]+@[^\s@]+\.[^\s@.]+)?$/u, 'is no email address'),
);
const country = v.pipe(v.string(), v.regex(/^([a-z]{2})?$/, 'is no code of a country'));
const phoneNumber = v.pipe(v.string(), v.trim(), v.regex(/^(\+[1-9]\d{2,14})?$/, 'must be written as +, country and number'));

/**
 * The fields of a contact that may be written, for forms and bodies. A row with an empty address or number is still to be
 * filled in and is not stored.
 */
export const ContactFields = v.object({
  avatar: picture,
  background: picture,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(CONTACT_LIMITS.name)),
  emails: v.pipe(v.array(v.object({ email, label })), v.maxLength(CONTACT_LIMITS.emails)),
  phoneNumbers: v.pipe(v.array(v.object({ country, phoneNumber, label })), v.maxLength(CONTACT_LIMITS.phoneNumbers)),
  title,
  company,
  job: v.object({ title, company }),
  /** Never in the future: `isValidBirthDate`. */
  birthday: v.pipe(
    v.string(),
    v.check((text) => text === '' || isDay(text), 'is no day'),
  ),
  address: v.pipe(v.string(), atMost(CONTACT_LIMITS.address)),
  notes: v.pipe(v.string(), v.maxLength(CONTACT_LIMITS.notes)),
  tags: v.pipe(v.array(Id), v.maxLength(CONTACT_LIMITS.tags)),
});

const patch = v.partial(ContactFields);

/**
 * A new contact; fields left out are empty, the name is `New Contact`. Sent again under its id, it is created once and the
 * answer is the existing contact. The id of a contact in the trash restores that contact as it was.
 */
export const CreateContactBody = v.object({ contact: v.optional(v.object({ id: v.optional(Id), ...patch.entries }), {}) });

/**
 * A contact's changes. Rows without an address or a number are dropped, and so are tags that do not exist. `title` and
 * `company` may come in `job`: if the two disagree, the one that differs from the stored one applies.
 */
export const UpdateContactBody = v.object({ id: Id, contact: v.object({ ...patch.entries, updatedAt: v.optional(Instant) }) });

export const RestoreContactBody = v.object({ id: Id });

/** With `ids`, only these are deleted for good: contacts that enter the trash while the confirmation is open stay. */
export const EmptyContactTrashBody = v.object({ ids: v.optional(v.array(Id)) });
