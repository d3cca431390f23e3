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
    // Without an address two are the same only where they are written so.
    const isThere = known.some(
      (each) => each === part || (person && person.address !== '' && sameAddress(parseMailAddress(each), person)),
    );
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

type Fold = (text: string) => string;

const WITHIN = 4;

/** How somebody has what is typed: 0 as their name, 1 as its first words, 2 their name begins so, 3 another word does, 4 within a word; −1 not at all. */
function placeOf(person: string, typed: string, fold: Fold): number {
  const wordsOf = (text: string) => fold(text.replace(/["<>]/g, ' ')).trim();
  const [needle, name, words] = [wordsOf(typed), wordsOf(parseMailAddress(person).name), ` ${wordsOf(person)} `];
  if (needle === '') return -1;
  const begun = ` ${needle}`;
  return [
    name === needle,
    words.startsWith(`${begun} `),
    words.startsWith(begun),
    words.includes(begun),
    words.includes(needle),
  ].indexOf(true);
}

/** People whose name or address holds what is typed, those that begin so first. @param fold brings texts to the form in which they are compared */
export function suggestions(people: readonly string[], typed: string, taken: readonly string[], fold: Fold): string[] {
  const free = people.filter((person) => !taken.some((each) => sameAddress(parseMailAddress(each), parseMailAddress(person))));
  return free
    .map((person) => ({ person, place: placeOf(person, typed, fold) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ person }) => person);
}

/**
 * Which of those that are offered is meant before somebody has chosen; −1: what is typed is, as it stands. An address that is typed whole is
 * no other's, and who has it only within a word has to be chosen.
 */
export function meantSuggestion(found: readonly string[], typed: string, fold: Fold): number {
  if (isRecipient(typed)) {
    return found.findIndex((person) => sameAddress(parseMailAddress(person), parseMailAddress(typed)));
  }
  const [first] = found;
  return first !== undefined && placeOf(first, typed, fold) < WITHIN ? 0 : -1;
}
