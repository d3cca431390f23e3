import { EmailAddress, Settings, SETTINGS_LIMITS, Username } from '@stockroom/contract';
import * as v from 'valibot';
import type { RecordFields } from '#shared/editing/model/recordFields';
import { storedDraftSchema, type SettingsIssue, tooLong } from './settingsIssue';

const Draft = v.object({
  avatar: v.nullable(v.string()),
  name: v.string(),
  username: v.string(),
  title: v.string(),
  company: v.string(),
  about: v.string(),
  email: v.string(),
  /** As typed, with whether it is a valid number. */
  phone: v.object({ country: v.nullable(v.string()), number: v.string(), isValid: v.boolean() }),
  country: v.string(),
});
/** The account form's values while they are edited. */
export type AccountDraft = v.InferOutput<typeof Draft>;
export type AccountField = keyof AccountDraft;

export const KeptAccount = storedDraftSchema(Draft, Settings);

/** Conversions and checks of the account form, for the editing kit. */
export const accountFields: RecordFields<Settings, AccountDraft, SettingsIssue<AccountField>> = {
  order: ['avatar', 'name', 'username', 'title', 'company', 'about', 'email', 'phone', 'country'],
  schema: Settings,
  toDraft: ({ avatar, name, username, title, company, about, email, phone, country }) => ({
    avatar,
    name,
    username,
    title,
    company,
    about,
    email,
    phone: { country: phone.country || null, number: phone.number, isValid: true },
    country,
  }),
  applyDraft: (saved, { phone, ...draft }) => ({
    ...saved,
    avatar: draft.avatar,
    country: draft.country,
    name: draft.name.trim(),
    username: usernameOf(draft),
    title: draft.title.trim(),
    company: draft.company.trim(),
    about: draft.about.trim(),
    email: draft.email.trim(),
    phone: { country: phone.number === '' ? '' : (phone.country ?? '').toLowerCase(), number: phone.number },
  }),
  // A country without a number counts as no phone number.
  sameValue: (field, a, b) => (field === 'phone' ? numberOf(a) === numberOf(b) : a === b),
  issuesOf: ({ draft }) => [
    ...nameIssues(draft),
    ...(v.is(Username, usernameOf(draft)) ? [] : [{ field: 'username' as const, rule: 'username' as const }]),
    ...tooLong('title', draft.title, SETTINGS_LIMITS.title),
    ...tooLong('company', draft.company, SETTINGS_LIMITS.company),
    ...tooLong('about', draft.about, SETTINGS_LIMITS.about),
    ...(v.is(EmailAddress, draft.email) ? [] : [{ field: 'email' as const, rule: 'email' as const }]),
    ...(draft.phone.isValid ? [] : [{ field: 'phone' as const, rule: 'phone' as const }]),
  ],
};

function nameIssues({ name }: AccountDraft): SettingsIssue<'name'>[] {
  return name.trim() === '' ? [{ field: 'name', rule: 'nameBlank' }] : tooLong('name', name, SETTINGS_LIMITS.name);
}

const usernameOf = ({ username }: Pick<AccountDraft, 'username'>): string => username.trim().toLowerCase();

const numberOf = (value: unknown): string => (value as AccountDraft['phone']).number;
