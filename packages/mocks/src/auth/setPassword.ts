import { logActivity } from '../engine/activityLog';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { notify } from '../feeds/notify';
import { passwordChanged } from '../feeds/safetyNotices';
import { later } from '../settings/ownSettings';
import { settingsOfPeople, storedOf } from '../settings/settings.collection';
import { passwordCollection } from './password.collection';

/** Keeps a person's new password, and tells them so. */
export function setPassword(
  transaction: Transaction,
  call: Pick<ProtectedCall, 'user' | 'context'>,
  { salt, hash }: { salt: string; hash: string },
): void {
  const { user, context } = call;
  const stored = storedOf(transaction, user.id);
  const passwordChangedAt = new Date(context.now()).toISOString();
  transaction.put(passwordCollection, { id: user.id, salt, hash });
  transaction.put(settingsOfPeople, { ...stored, passwordChangedAt, updatedAt: later(stored.updatedAt, context.now()) });
  logActivity(transaction, call, { event: 'settings.passwordChanged', name: '', link: '/pages/settings/security' });
  notify(transaction, call, passwordChanged(passwordChangedAt));
}
