import { activityCollection, logActivity } from '../engine/activityLog';
import { defineCollection } from '../engine/collection';
import type { MockContext } from '../engine/context';
import { badRequest } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { noticeCollections, notify } from '../feeds/notify';
import { passwordChanged } from '../feeds/safetyNotices';
import { later } from '../settings/ownSettings';
import { settingsOfPeople, storedOf } from '../settings/settings.collection';
import { userCollection } from '../user/user.collection';
import { demoResetToken, demoUser } from '../user/user.seed';
import { hashPassword } from './hashPassword';
import { isPassword, passwordCollection } from './password.collection';

/** Validity of a link, in milliseconds. */
const VALID_MS = 60 * 60 * 1000;

/** A requested reset link; the demo shows it instead of sending it. */
interface PasswordReset {
  /** Id of the user. */
  id: string;
  /** Milliseconds since 1970. */
  askedAt: number;
  isUsed: boolean;
}

export const passwordResetCollection = defineCollection<PasswordReset>({
  name: 'password-resets',
  version: 1,
  required: ['id', 'askedAt', 'isUsed'],
});

/** Makes the link for an address valid for an hour. For an unknown address it stores and reveals nothing. */
export async function requestReset({ store, now }: MockContext, email: string): Promise<void> {
  await store.write([userCollection, passwordResetCollection], (transaction) => {
    const user = transaction.get(userCollection, demoUser.id);
    if (user?.email.toLowerCase() !== email.toLowerCase()) return;
    transaction.put(passwordResetCollection, { id: user.id, askedAt: now(), isUsed: false });
  });
}

/**
 * Sets a new password by a link, once; sending the same password with the same link again changes nothing.
 * @throws Refusal 400 that names the token: it is none, was used, or is too old
 */
export async function resetPassword(context: MockContext, token: string, password: string): Promise<void> {
  const view = await context.store.read([userCollection, passwordCollection, passwordResetCollection]);
  const user = view.get(userCollection, demoUser.id);
  const asked = view.get(passwordResetCollection, demoUser.id);
  const isOpen = token === demoResetToken && asked !== undefined && context.now() - asked.askedAt < VALID_MS;
  if (!user || !isOpen) throw badRequest({ path: 'token', message: 'is not valid' });
  if (asked.isUsed && (await isPassword(view, user.id, password))) return;
  const salt = context.newId();
  const hash = await hashPassword(password, salt);
  const collections = [passwordCollection, passwordResetCollection, userCollection, activityCollection, ...noticeCollections];
  await context.store.write(collections, (transaction) => {
    if (transaction.get(passwordResetCollection, user.id)?.isUsed) throw badRequest({ path: 'token', message: 'was used' });
    transaction.put(passwordResetCollection, { ...asked, isUsed: true });
    setPassword(transaction, { user, context }, { salt, hash });
  });
}

/** Stores a user's new password, and notifies them. */
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
