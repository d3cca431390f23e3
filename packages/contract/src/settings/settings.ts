import * as v from 'valibot';
import { Instant } from '../shared/ids';
import { PLANS } from '../shared/plans';
import { atMost } from '../shared/text';
import { Presence } from '../shared/user';

/** Maximum lengths of the texts in the settings, in graphemes. */
export const SETTINGS_LIMITS = {
  name: 255,
  title: 100,
  company: 255,
  about: 1000,
  email: 320,
  phone: 40,
  postalCode: 12,
  holder: 255,
} as const;

/** Subjects of notices to a user: first those about Stockroom, then events around the user. */
export const NOTICES = ['news', 'safety', 'training', 'comments', 'mentions', 'lowStock', 'counts'] as const;
export type Notice = (typeof NOTICES)[number];

const text = (limit: number) => v.pipe(v.string(), v.trim(), atMost(limit));

/**
 * A username for URLs: 3 to 30 lower-case letters, digits, dots, dashes and underscores, with a letter or a digit at both ends.
 */
export const Username = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/, 'must be 3 to 30 of a–z, 0–9, ., - and _'),
);

export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u, 'must be an address'),
  atMost(SETTINGS_LIMITS.email),
);

/** A phone number in E.164 format, with the country for which it was entered; both empty: no number. */
export const AccountPhone = v.object({
  /** ISO 3166-1 alpha-2, in lower case. */
  country: v.pipe(v.string(), v.regex(/^([a-z]{2})?$/)),
  number: text(SETTINGS_LIMITS.phone),
});

/** The stored data of a payment card. Its number and its security code are never sent. */
export const PaymentCard = v.object({
  holder: v.pipe(text(SETTINGS_LIMITS.holder), v.minLength(1)),
  /** For example `visa`. */
  brand: v.string(),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** Year and month, for example `2028-04`. */
  expires: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});
export type PaymentCard = v.InferOutput<typeof PaymentCard>;

const country = v.pipe(v.string(), v.regex(/^([a-z]{2})?$/));

const edited = {
  /** These four belong to the `User`, and change with it. */
  name: v.pipe(text(SETTINGS_LIMITS.name), v.minLength(1)),
  email: EmailAddress,
  status: Presence,
  /** Own path or `data:` URL of a picture; `null`: no picture. */
  avatar: v.nullable(v.string()),
  username: Username,
  title: text(SETTINGS_LIMITS.title),
  company: text(SETTINGS_LIMITS.company),
  /** The text on the user's profile. */
  about: text(SETTINGS_LIMITS.about),
  phone: AccountPhone,
  country,
  news: v.boolean(),
  safety: v.boolean(),
  training: v.boolean(),
  comments: v.boolean(),
  mentions: v.boolean(),
  lowStock: v.boolean(),
  counts: v.boolean(),
  /** Whether to ask for a new password every six months. */
  passwordReminder: v.boolean(),
  plan: v.picklist(PLANS),
  billing: v.picklist(['monthly', 'yearly']),
  card: v.nullable(PaymentCard),
  billingCountry: country,
  postalCode: text(SETTINGS_LIMITS.postalCode),
};

/** A user's settings: their account, the subjects of their notices, and the shop's plan and payment. */
export const Settings = v.object({
  ...edited,
  /** Time of the last change of the password; `null`: never. */
  passwordChangedAt: v.nullable(Instant),
  /** Time of the last change; a change that carries another one is a 409. */
  updatedAt: Instant,
});
export type Settings = v.InferOutput<typeof Settings>;

export const UpdateSettingsBody = v.object({ settings: v.partial(v.object({ ...edited, updatedAt: Instant })) });
export type SettingsPatch = v.InferInput<typeof UpdateSettingsBody>['settings'];
