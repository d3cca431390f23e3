import type { ActivityValue } from '@stockroom/contract';
import type { ActivityEvent } from '../activities/activities.words';
import { defineCollection } from './collection';
import type { ProtectedCall } from './route';
import type { Transaction } from './transaction';

export interface LoggedChange {
  field: string;
  before: ActivityValue;
  after: ActivityValue;
}

/** An entry of the store's audit log, as stored. */
export interface LoggedActivity {
  id: string;
  event: ActivityEvent;
  userId: string;
  userName: string;
  /** ISO 8601. */
  at: string;
  /** The record's name at that time. */
  name: string;
  link?: string;
  /** The deleted record, as in `record` of `ActivityFacts`. */
  record?: string;
  /** Whether the deleted record was restored. */
  isBack?: boolean;
  note?: string;
  /** Number of records the entry covers, if more than one. */
  count?: number;
  changes: readonly LoggedChange[];
}

/** Activities since the demo began. A write that logs lists it among its collections. */
export const activityCollection = defineCollection<LoggedActivity>({
  name: 'activities',
  version: 1,
  required: ['id', 'event', 'userId', 'userName', 'at', 'name', 'changes'],
});

/** Maximum number of entries; the oldest are dropped. */
const MAX_ENTRIES = 2000;
/**
 * Consecutive changes of a record within this time, in milliseconds, are merged into one entry: cards save automatically while
 * the user types.
 */
const MERGE_WITHIN_MS = 60_000;
/** Maximum number of characters stored of a value. */
const MAX_VALUE_LENGTH = 200;

/** Facts of an action to log. */
interface ActivityFacts<T> {
  event: ActivityEvent;
  name: string;
  link?: string;
  /** The record deleted or restored, if it is not given by `link`: a deleted record has no link. */
  record?: string;
  note?: string;
  count?: number;
  /** The record before and after; differences in these fields are logged. Without a difference nothing is logged. */
  of?: { before: T; after: T; fields: readonly (keyof T & string)[] };
  changes?: readonly LoggedChange[];
}

/**
 * Writes to the store's audit log, as its only writer, in the transaction of the action: both are stored or neither.
 * @example logActivity(transaction, call, { event: 'contact.changed', name: next.name, link, of: { before, after: next, fields:
 * FIELDS } });
 */
export function logActivity<T extends object>(
  transaction: Transaction,
  { user, context }: Pick<ProtectedCall, 'user' | 'context'>,
  {
    event,
    name,
    link,
    record = link,
    note,
    count,
    of,
    changes = of ? changesOf(of.before, of.after, of.fields) : [],
  }: ActivityFacts<T>,
): void {
  if (of && changes.length === 0) return;
  const now = context.now();
  if (
    event.endsWith('estored') &&
    record !== undefined &&
    dropUndoneDeletion(transaction, { event, record, count, userId: user.id, now })
  ) {
    return;
  }
  const last = lastOf(transaction);
  const entry: LoggedActivity = {
    id: idAfter(last, now),
    event,
    userId: user.id,
    userName: user.name,
    at: new Date(now).toISOString(),
    name: cut(name),
    ...(link !== undefined && { link }),
    ...(/deleted$/i.test(event) && record !== undefined && { record }),
    ...(note && { note: cut(note) }),
    ...(count !== undefined && { count }),
    changes,
  };
  const merged = last && canMerge(last, entry) ? mergeEntries(last, entry) : null;
  if (last && merged) transaction.delete(activityCollection, last.id);
  transaction.put(activityCollection, merged ?? entry);
  forgetOldest(transaction);
}

/** Returns the differences between two states of a record, as readable texts. */
export function changesOf<T extends object>(before: T, after: T, fields: readonly (keyof T & string)[]): LoggedChange[] {
  return fields.flatMap((field) => {
    const values = { before: valueOf(before[field]), after: valueOf(after[field]) };
    return values.before === values.after ? [] : [{ field, ...values }];
  });
}

function valueOf(value: unknown): ActivityValue {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return cut(textOf(value)) || null;
}

/** Returns lists and records as one line; markup is removed when the log is read. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).filter(Boolean).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_VALUE_LENGTH) return plain;
  return `${[...plain].slice(0, MAX_VALUE_LENGTH).join('')}…`;
}

/** Returns an id that sorts by time: a later entry has the larger id. */
function idAfter(last: LoggedActivity | undefined, now: number): string {
  const prefix = now.toString(36).padStart(9, '0');
  const count = last?.id.startsWith(`${prefix}-`) ? Number(last.id.slice(prefix.length + 1)) + 1 : 0;
  return `${prefix}-${String(count).padStart(4, '0')}`;
}

function lastOf(transaction: Transaction): LoggedActivity | undefined {
  let last = '';
  for (const key of transaction.keys(activityCollection)) if (String(key) > last) last = String(key);
  return transaction.get(activityCollection, last);
}

function canMerge(last: LoggedActivity, next: LoggedActivity): boolean {
  return (
    last.link !== undefined &&
    last.link === next.link &&
    last.event === next.event &&
    last.userId === next.userId &&
    last.note === next.note &&
    Date.parse(next.at) - Date.parse(last.at) < MERGE_WITHIN_MS &&
    (next.count !== undefined || next.event.endsWith('hanged'))
  );
}

/**
 * Drops a deletion that is undone immediately. A later undo is logged next to the deletion.
 * @returns whether nothing is to be logged
 */
function dropUndoneDeletion(
  transaction: Transaction,
  {
    event,
    record,
    count,
    userId,
    now,
  }: { event: string; record: string; count: number | undefined; userId: string; now: number },
): boolean {
  const deletion = [...transaction.keys(activityCollection)]
    .map(String)
    .toSorted()
    .map((key) => transaction.get(activityCollection, key))
    .findLast(
      (entry) =>
        entry?.record === record && entry.count === count && !entry.isBack && subjectOf(entry.event) === subjectOf(event),
    );
  if (!deletion) return false;
  const isAtOnce = deletion.userId === userId && now - Date.parse(deletion.at) < MERGE_WITHIN_MS;
  if (isAtOnce) transaction.delete(activityCollection, deletion.id);
  else transaction.put(activityCollection, { ...deletion, isBack: true });
  return isAtOnce;
}

/** Returns the subject of a deletion or restoration: `contact.`, `product.many`. */
const subjectOf = (event: string): string => event.replace(/(deleted|restored)$/i, '');

/** Merges two entries into one; `null` if the second reverts a change of the first, so that both stay visible. */
function mergeEntries(last: LoggedActivity, next: LoggedActivity): LoggedActivity | null {
  const changes = new Map(last.changes.map((change) => [change.field, change]));
  for (const change of next.changes) {
    changes.set(change.field, { ...change, before: changes.get(change.field)?.before ?? change.before });
  }
  const left = [...changes.values()].filter(({ before, after }) => before !== after);
  if (left.length < last.changes.length) return null;
  return { ...next, changes: left, ...(next.count !== undefined && { count: next.count + (last.count ?? 1) }) };
}

function forgetOldest(transaction: Transaction): void {
  const extra = transaction.size(activityCollection) - MAX_ENTRIES;
  if (extra <= 0) return;
  const keys = [...transaction.keys(activityCollection)].map(String).toSorted();
  for (const key of keys.slice(0, extra)) transaction.delete(activityCollection, key);
}
