import type { Card } from '@stockroom/contract';

export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** A filter of a board. */
export interface BoardFilter {
  text: string;
  /** Ids of labels; a card with one of them is shown. */
  labels: readonly string[];
  /** Ids of members; a card with one of them is shown. */
  members: readonly string[];
  due: DueFilter | null;
}

export const NO_FILTER: BoardFilter = { text: '', labels: [], members: [], due: null };

/** Number of criteria that a filter sets. */
export const countCriteria = ({ text, labels, members, due }: BoardFilter): number =>
  Number(text.trim() !== '') + labels.length + members.length + Number(due !== null);

export const isFiltering = (filter: BoardFilter): boolean => countCriteria(filter) > 0;

/** Reads the filter from the URL's search parameters. Leaves out invalid values and ids that are not on the board. */
export function readFilter(
  params: URLSearchParams,
  known: { labels: readonly { id: string }[]; members: readonly { id: string }[] },
): BoardFilter {
  const due = params.get('due');
  return {
    text: (params.get('search') ?? '').slice(0, 255),
    labels: idsOf(params.get('label'), known.labels),
    members: idsOf(params.get('member'), known.members),
    due: DUE_FILTERS.find((each) => each === due) ?? null,
  };
}

/** Returns the URL's search parameters with another filter; all others stay. */
export function writeFilter(params: URLSearchParams, { text, labels, members, due }: BoardFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const entries = { search: text.trim() && text, label: labels.join(','), member: members.join(','), due: due ?? '' };
  for (const [key, value] of Object.entries(entries)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/**
 * Makes the predicate of a filter: it checks only the criteria that are set, as it is called for each card at each keystroke.
 * @param fold a text without case, accents and marks
 * @param textOf the folded text of a card
 * @param today as ISO 8601, such as `2026-03-20`
 */
export function matcherOf(
  { text, labels, members, due }: BoardFilter,
  fold: (text: string) => string,
  textOf: (card: Card) => string,
  today: string,
  { labels: known = [], isDone = () => false }: MatchContext = {},
): (card: Card) => boolean {
  const wanted = fold(text);
  const tests: ((card: Card) => boolean)[] = [];
  if (labels.length > 0) tests.push((card) => labels.some((id) => card.labels.includes(id)));
  if (members.length > 0) tests.push((card) => members.some((id) => card.members.includes(id)));
  if (due === 'overdue') tests.push((card) => isDue(card.dueDate, due, today) && !isDone(card));
  else if (due !== null) tests.push(({ dueDate }) => isDue(dueDate, due, today));
  if (wanted !== '') {
    const named = known.flatMap(({ id, title }) => (fold(title).includes(wanted) ? [id] : []));
    tests.push((card) => textOf(card).includes(wanted) || named.some((id) => card.labels.includes(id)));
  }
  return (card) => tests.every((test) => test(card));
}

/** Data of the board that a filter needs besides the cards. */
interface MatchContext {
  /** Labels whose titles are searched too. */
  labels?: readonly { id: string; title: string }[];
  /** Whether a card is done: then it is not overdue. */
  isDone?: (card: Card) => boolean;
}

function isDue(dueDate: string | null, due: DueFilter, today: string): boolean {
  if (due === 'none' || dueDate === null) return due === 'none' && dueDate === null;
  if (due === 'overdue') return dueDate < today;
  if (due === 'today') return dueDate === today;
  return dueDate >= today && dueDate <= weekAfter(today);
}

function weekAfter(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, 10);
}

function idsOf(value: string | null, known: readonly { id: string }[]): string[] {
  const given = new Set(value?.split(','));
  return known.filter(({ id }) => given.has(id)).map(({ id }) => id);
}
