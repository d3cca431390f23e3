import { defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';
import { demoCredentials } from '../user/user.seed';

/** A password chosen by a user, salted and hashed. Users without one have the demo's. */
export interface PasswordRecord {
  /** Id of the user. */
  id: string;
  salt: string;
  hash: string;
}

export const passwordCollection = defineCollection<PasswordRecord>({
  name: 'passwords',
  version: 1,
  required: ['id', 'salt', 'hash'],
});

/**
 * Whether these are the credentials that the demo's sign-in page fills in: they stay valid next to a password the user chose
 * (decision 073).
 */
export const isDemoPair = ({ email, password }: { email: string; password: string }): boolean =>
  email.toLowerCase() === demoCredentials.email.toLowerCase() && password === demoCredentials.password;

/** Whether it is the user's password. */
export async function isPassword(view: Pick<View, 'get'>, userId: string, password: string): Promise<boolean> {
  const stored = view.get(passwordCollection, userId);
  if (!stored) return password === demoCredentials.password;
  const { hashPassword } = await import('./hashPassword');
  return (await hashPassword(password, stored.salt)) === stored.hash;
}
