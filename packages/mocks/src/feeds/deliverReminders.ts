import type { Transaction } from '../engine/transaction';
import { notificationCollection } from './feed.collection';
import { wantsNotice } from './notify';
import { reminderCollection } from './reminders';

/** Turns due reminders into notifications, if they are still wanted: once, whichever call comes first. */
export function deliverReminders(transaction: Transaction, now: number): void {
  for (const { id, at, title, about, icon, link, for: whose } of transaction.values(reminderCollection)) {
    if (Date.parse(at) > now) continue;
    transaction.delete(reminderCollection, id);
    if (whose && !wantsNotice(transaction, whose.userId, whose.notice)) continue;
    transaction.put(notificationCollection, {
      id: `${id} ${at}`,
      icon,
      title,
      description: about,
      time: at,
      read: false,
      seen: false,
      link,
      useRouter: true,
    });
  }
}
