import type { Notice } from '@stockroom/contract';
import { defineCollection } from '../engine/collection';
import type { LocalizedText } from '../engine/domain';
import type { Transaction, View } from '../engine/transaction';

/** A reminder that is not yet due. */
export interface Reminder {
  /** Id of its subject, such as `task task-1`: each subject has one reminder. */
  id: string;
  /** ISO 8601. */
  at: string;
  title: string | LocalizedText;
  /** The notification's text. */
  about: LocalizedText;
  icon: string;
  link: string;
  /** The user and setting to check when it is due; left out: the user set it themselves. */
  for?: { notice: Notice; userId: string };
}

/** Pending reminders. A write that sets one lists this among its collections. */
export const reminderCollection = defineCollection<Reminder>({
  name: 'reminders',
  version: 1,
  required: ['id', 'at', 'title', 'about', 'icon', 'link'],
});

/**
 * Sets the reminder of a subject, replacing an earlier one; `null` removes it.
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

/** Whether a reminder is due. */
export function hasDueReminder(view: Pick<View, 'values'>, now: number): boolean {
  return [...view.values(reminderCollection)].some(({ at }) => Date.parse(at) <= now);
}
