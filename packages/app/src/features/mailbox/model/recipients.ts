import { parseMailAddress, splitMailAddresses } from '@stockroom/contract';
import { type ComposeDraft, isRecipient, RECIPIENT_FIELDS, type RecipientField } from './composeDraft';
import { peopleOf, sameAddress } from './mailText';

/** Limit of suggestions. */
const MAX_SUGGESTIONS = 6;

/** Adds typed or pasted text, which may be a list, without duplicates. */
export function withRecipients(recipients: readonly string[], text: string): string[] {
  const known = [...recipients];
  for (const part of splitMailAddresses(text)) {
    const [person] = peopleOf([part]);
    // Without an address, two recipients are the same only if they are spelt the same.
    const isThere = known.some(
      (each) => each === part || (person && person.address !== '' && sameAddress(parseMailAddress(each), person)),
    );
    if (!isThere) known.push(part);
  }
  return known;
}

/** The mail including half-typed recipients; the same mail where there are none. */
export const withTyped = (draft: ComposeDraft, typed: Record<RecipientField, string>): ComposeDraft =>
  RECIPIENT_FIELDS.filter((field) => typed[field].trim() !== '').reduce(
    (whole, field) => ({ ...whole, [field]: withRecipients(whole[field], typed[field]) }),
    draft,
  );

/** Whether pasted text is a list or a complete recipient, and becomes chips at once. */
export const isComplete = (text: string): boolean => {
  const parts = splitMailAddresses(text);
  return parts.length > 1 || parts.some(isRecipient);
};

type Fold = (text: string) => string;

const RANK_WITHIN_WORD = 4;

/**
 * Rank of a person for a typed text: 0 the name, 1 its first words, 2 the name's beginning, 3 the beginning of another word, 4
 * within a word; −1 no match.
 */
function rankOf(person: string, typed: string, fold: Fold): number {
  const wordsOf = (text: string) => fold(text.replace(/["<>]/g, ' ')).trim();
  const [needle, name, personText] = [wordsOf(typed), wordsOf(parseMailAddress(person).name), ` ${wordsOf(person)} `];
  if (needle === '') return -1;
  const wordStart = ` ${needle}`;
  return [
    name === needle,
    personText.startsWith(`${wordStart} `),
    personText.startsWith(wordStart),
    personText.includes(wordStart),
    personText.includes(needle),
  ].indexOf(true);
}

/**
 * People whose name or address contains the typed text, those that begin with it first.
 * @param fold normalises texts for comparison
 */
export function suggestions(people: readonly string[], typed: string, taken: readonly string[], fold: Fold): string[] {
  const free = people.filter((person) => !taken.some((each) => sameAddress(parseMailAddress(each), parseMailAddress(person))));
  return free
    .map((person) => ({ person, place: rankOf(person, typed, fold) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ person }) => person);
}

/**
 * Index of the suggestion that is selected by default; −1: the text as typed. A completely typed address matches no other, and
 * a match only within a word has to be chosen explicitly.
 */
export function defaultSuggestion(found: readonly string[], typed: string, fold: Fold): number {
  if (isRecipient(typed)) {
    return found.findIndex((person) => sameAddress(parseMailAddress(person), parseMailAddress(typed)));
  }
  const [first] = found;
  return first !== undefined && rankOf(first, typed, fold) < RANK_WITHIN_WORD ? 0 : -1;
}
