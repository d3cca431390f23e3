import { parseMailAddress, splitMailAddresses } from '@stockroom/contract';
import { type ComposeDraft, isRecipient, RECIPIENT_FIELDS, type RecipientField } from './composeDraft';
import { peopleOf, sameAddress } from './mailText';

/** People that are offered at once, at the most. */
const MOST = 6;

/** Adds what was typed or pasted, which may be a list; whoever is there already is not added twice. */
export function withRecipients(recipients: readonly string[], text: string): string[] {
  const known = [...recipients];
  for (const part of splitMailAddresses(text)) {
    const [person] = peopleOf([part]);
    const isThere = person !== undefined && known.some((each) => sameAddress(parseMailAddress(each), person) || each === part);
    if (!isThere) known.push(part);
  }
  return known;
}

/** The mail with what is half typed in its fields; the same mail where nothing is. */
export const withTyped = (draft: ComposeDraft, typed: Record<RecipientField, string>): ComposeDraft =>
  RECIPIENT_FIELDS.filter((field) => typed[field].trim() !== '').reduce(
    (whole, field) => ({ ...whole, [field]: withRecipients(whole[field], typed[field]) }),
    draft,
  );

/** Whether what is pasted is a list, or somebody whole: it becomes chips at once. */
export const isWhole = (text: string): boolean => {
  const parts = splitMailAddresses(text);
  return parts.length > 1 || parts.some(isRecipient);
};

/** People whose name or address holds what is typed, those that begin so first. @param fold brings texts to the form in which they are compared */
export function suggestions(
  people: readonly string[],
  typed: string,
  taken: readonly string[],
  fold: (text: string) => string,
): string[] {
  const needle = fold(typed.trim());
  if (needle === '') return [];
  const free = people.filter((person) => !taken.some((each) => sameAddress(parseMailAddress(each), parseMailAddress(person))));
  const rank = (person: string) => {
    const text = fold(person);
    return text.startsWith(needle) ? 0 : text.includes(` ${needle}`) ? 1 : text.includes(needle) ? 2 : 3;
  };
  return free
    .map((person) => ({ person, place: rank(person) }))
    .filter(({ place }) => place < 3)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ person }) => person);
}
