import type { Notice } from '@stockroom/contract';
import type { LocalizedText } from '../engine/domain';
import type { ProtectedCall } from '../engine/route';
import type { Transaction, View } from '../engine/transaction';
import { settingsOfPeople, storedOf } from '../settings/settings.collection';
import { notificationCollection } from './feed.collection';

/** Collections that a write has to list to notify. */
export const noticeCollections = [settingsOfPeople, notificationCollection] as const;

/** The content of a notification. */
interface NotificationContent {
  /** The setting that it depends on. */
  notice: Notice;
  /** A later notification with the same id replaces the earlier one. */
  id: string;
  icon: string;
  title: LocalizedText;
  description: LocalizedText;
  link: string;
}

/** Whether the user's settings permit notices of this kind; no other code checks this. */
export const wantsNotice = (view: Pick<View, 'get'>, userId: string, notice: Notice): boolean => storedOf(view, userId)[notice];

/** Notifies the caller, if their settings permit it; in the transaction of the event. */
export function notify(
  transaction: Transaction,
  { user, context }: Pick<ProtectedCall, 'user' | 'context'>,
  { notice, ...notificationContent }: NotificationContent,
): void {
  if (!wantsNotice(transaction, user.id, notice)) return;
  const time = new Date(context.now()).toISOString();
  transaction.put(notificationCollection, { ...notificationContent, time, read: false, seen: false, useRouter: true });
}
