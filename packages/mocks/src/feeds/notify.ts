import type { Notice } from '@stockroom/contract';
import type { LocalizedText } from '../engine/domain';
import type { ProtectedCall } from '../engine/route';
import type { Transaction, View } from '../engine/transaction';
import { settingsOfPeople, storedOf } from '../settings/settings.collection';
import { notificationCollection } from './feed.collection';

/** Whoever notifies names these among the collections of the write. */
export const noticeCollections = [settingsOfPeople, notificationCollection] as const;

/** The content of a notification. */
interface Told {
  /** Which of the switches in their settings it is for. */
  notice: Notice;
  /** A second one of the same id takes the place of the first. */
  id: string;
  icon: string;
  title: LocalizedText;
  description: LocalizedText;
  link: string;
}

/** Whether somebody wants to be told of such things: the one place that asks. */
export const wants = (view: Pick<View, 'get'>, userId: string, notice: Notice): boolean => storedOf(view, userId)[notice];

/** Tells the person of a call something, if they want to be told; in the transaction of what it tells. */
export function notify(
  transaction: Transaction,
  { user, context }: Pick<ProtectedCall, 'user' | 'context'>,
  { notice, ...told }: Told,
): void {
  if (!wants(transaction, user.id, notice)) return;
  const time = new Date(context.now()).toISOString();
  transaction.put(notificationCollection, { ...told, time, read: false, seen: false, useRouter: true });
}
