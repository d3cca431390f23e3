import type { Notice } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import type { LocalizedText } from '../engine/domain';
import type { Transaction, View } from '../engine/transaction';

/** A reminder, until its time has come. */
export interface Reminder {
  /** Of what it reminds, such as `task task-1`: one thing has one reminder. */
  id: string;
  /** ISO 8601. */
  at: string;
  title: string | LocalizedText;
  /** The notification's text. */
  about: LocalizedText;
  icon: string;
  link: string;
  /** Whose switch is asked when the time has come; missing: somebody asked for it themselves. */
  for?: { notice: Notice; userId: string };
}

/** Those that are still to come. Whoever sets one names it among the collections of the write. */
export const reminderCollection = defineCollection<Reminder>({
  name: 'reminders',
  version: 1,
  required: ['id', 'at', 'title', 'about', 'icon', 'link'],
});

/**
 * Sets a reminder, in place of the one that this thing had; without a time there is none.
 * @param before the time that was set already: where it has been told, the next change of the thing does not tell it again
 */
export function setReminder(
  transaction: Transaction,
  id: string,
  reminder: Omit<Reminder, 'id'> | null,
  before: string | null = null,
): void {
  const isTold = before !== null && reminder?.at === before && !transaction.get(reminderCollection, id);
  if (isTold) return;
  if (reminder) transaction.put(reminderCollection, { ...reminder, id });
  else if (transaction.get(reminderCollection, id)) transaction.delete(reminderCollection, id);
}

/** Whether the time of one has come. */
export function hasDueReminder(view: Pick<View, 'values'>, now: number): boolean {
  return [...view.values(reminderCollection)].some(({ at }) => Date.parse(at) <= now);
}
