import { type Contact, dayOfInstant, isValidBirthDate } from '@stockroom/contract';
import { badRequest, notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { nextInstant } from '../engine/nextInstant';
import type { View } from '../engine/transaction';
import { isPicture } from '../pictures/isPicture';
import { contactCollection, contactTagCollection } from './contacts.collection';

const FIELDS = [
  'avatar',
  'background',
  'name',
  'emails',
  'phoneNumbers',
  'birthday',
  'address',
  'notes',
  'tags',
] as const satisfies readonly (keyof Contact)[];

type Reader = Pick<View, 'get' | 'values'>;

/** @throws Refusal 404 when there is none */
export function contactOf(view: Reader, id: string): Contact {
  const contact = view.get(contactCollection, id);
  if (!contact) throw notFound();
  return contact;
}

/**
 * Returns a contact with a caller's changes. Rows without an address or a number and tags that do not exist are dropped.
 * @throws Refusal 400 for a birthday that is still to come, and for an avatar that is no picture
 */
export function changedContact(view: Reader, current: Contact, patch: Partial<Contact>, now: number): Contact {
  const { birthday, avatar } = patch;
  if (birthday && birthday !== current.birthday && !isValidBirthDate(birthday, dayOfInstant(now))) {
    throw badRequest({ path: 'contact.birthday', message: 'must not be in the future' });
  }
  if (avatar && avatar !== current.avatar && !isPicture(avatar)) {
    throw badRequest({ path: 'contact.avatar', message: 'is no picture' });
  }
  const merged = mergeKnown(current, patch, FIELDS);
  const job = jobOf(current, patch);
  return {
    ...merged,
    ...job,
    job,
    emails: merged.emails.filter(({ email }) => email !== ''),
    phoneNumbers: merged.phoneNumbers.filter(({ phoneNumber }) => phoneNumber !== ''),
    tags: knownTags(view, merged.tags),
    updatedAt: nextInstant(current.updatedAt, now),
  };
}

/** Returns the existing tags, each once. */
export const knownTags = (view: Reader, tags: readonly string[]): string[] =>
  [...new Set(tags)].filter((id) => view.get(contactTagCollection, id));

/**
 * Returns title and company, which may come in two ways; if the two disagree, the one that differs from the stored value
 * applies.
 */
function jobOf(current: Contact, patch: Partial<Contact>): Contact['job'] {
  const of = (key: 'title' | 'company') =>
    [patch[key], patch.job?.[key]].find((given) => given !== undefined && given !== current[key]);
  return { title: of('title') ?? current.title, company: of('company') ?? current.company };
}
