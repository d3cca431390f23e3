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

/** An entry of the store's audit log, as it is kept. */
export interface LoggedActivity {
  id: string;
  event: ActivityEvent;
  userId: string;
  userName: string;
  /** ISO 8601. */
  at: string;
  /** The record's name then. */
  name: string;
  link?: string;
  /** The deleted record, as `record` of `Told` names it. */
  record?: string;
  /** It was deleted, and is there again. */
  isBack?: boolean;
  note?: string;
  /** Of how many records it tells, where it is more than one. */
  count?: number;
  changes: readonly LoggedChange[];
}

/** Activities since the demo began. Whoever logs names it among the collections of the write. */
export const activityCollection = defineCollection<LoggedActivity>({
  name: 'activities',
  version: 1,
  required: ['id', 'event', 'userId', 'userName', 'at', 'name', 'changes'],
});

/** Entries that are kept; the oldest go. */
const MOST = 2000;
/** Changes of one record that follow each other within this time are one entry: a card saves itself while it is typed in. In milliseconds. */
const TOGETHER_MS = 60_000;
/** Characters of a value that are kept. */
const LONGEST = 200;

/** The logged facts of an act. */
interface Told<T> {
  event: ActivityEvent;
  name: string;
  link?: string;
  /** Which record is deleted or brought back, where no link says it: one that is gone has none. */
  record?: string;
  note?: string;
  count?: number;
  /** The record before and after; of these fields what differs is told. Without a difference nothing is logged. */
  of?: { before: T; after: T; fields: readonly (keyof T & string)[] };
  changes?: readonly LoggedChange[];
}

/**
 * The one writer of the store's audit log, in the transaction of what it tells: both are kept or neither.
 * @example logActivity(transaction, call, { event: 'contact.changed', name: next.name, link, of: { before, after: next, fields: FIELDS } });
 */
export function logActivity<T extends object>(
  transaction: Transaction,
  { user, context }: Pick<ProtectedCall, 'user' | 'context'>,
  { event, name, link, record = link, note, count, of, changes = of ? changesOf(of.before, of.after, of.fields) : [] }: Told<T>,
): void {
  if (of && changes.length === 0) return;
  const now = context.now();
  if (
    event.endsWith('estored') &&
    record !== undefined &&
    takesBack(transaction, { event, record, count, userId: user.id, now })
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
  const merged = last && isOneAct(last, entry) ? together(last, entry) : null;
  if (last && merged) transaction.delete(activityCollection, last.id);
  transaction.put(activityCollection, merged ?? entry);
  forgetOldest(transaction);
}

/** Differences between two states of a record, as readable texts. */
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

/** Lists and records in one line; markup is left to whoever shows the record itself. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).filter(Boolean).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  return `${[...plain].slice(0, LONGEST).join('')}…`;
}

/** In the order of time: a later entry has the larger id. */
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

function isOneAct(last: LoggedActivity, next: LoggedActivity): boolean {
  return (
    last.link !== undefined &&
    last.link === next.link &&
    last.event === next.event &&
    last.userId === next.userId &&
    last.note === next.note &&
    Date.parse(next.at) - Date.parse(last.at) < TOGETHER_MS &&
    (next.count !== undefined || next.event.endsWith('hanged'))
  );
}

/**
 * Drops a deletion that is undone at once. A later undo is logged, as the deletion was.
 * @returns whether nothing is to be logged
 */
function takesBack(
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
    .findLast((entry) => entry?.record === record && entry.count === count && !entry.isBack && isOf(entry.event) === isOf(event));
  if (!deletion) return false;
  const isAtOnce = deletion.userId === userId && now - Date.parse(deletion.at) < TOGETHER_MS;
  if (isAtOnce) transaction.delete(activityCollection, deletion.id);
  else transaction.put(activityCollection, { ...deletion, isBack: true });
  return isAtOnce;
}

/** The subject of a deletion or restoration: `contact.`, `product.many`. */
const isOf = (event: string): string => event.replace(/(deleted|restored)$/i, '');

/** Both as one; `null` when the second takes the first back, as then both happened. */
function together(last: LoggedActivity, next: LoggedActivity): LoggedActivity | null {
  const changes = new Map(last.changes.map((change) => [change.field, change]));
  for (const change of next.changes) {
    changes.set(change.field, { ...change, before: changes.get(change.field)?.before ?? change.before });
  }
  const left = [...changes.values()].filter(({ before, after }) => before !== after);
  if (left.length < last.changes.length) return null;
  return { ...next, changes: left, ...(next.count !== undefined && { count: next.count + (last.count ?? 1) }) };
}

function forgetOldest(transaction: Transaction): void {
  const extra = transaction.size(activityCollection) - MOST;
  if (extra <= 0) return;
  const keys = [...transaction.keys(activityCollection)].map(String).toSorted();
  for (const key of keys.slice(0, extra)) transaction.delete(activityCollection, key);
}
