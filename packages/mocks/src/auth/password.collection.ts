import { defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';
import { demoCredentials } from '../user/user.seed';

/** A password that somebody chose, salted and hashed. Who chose none has the demo's. */
export interface PasswordRecord {
  /** Of the person. */
  id: string;
  salt: string;
  hash: string;
}

export const passwordCollection = defineCollection<PasswordRecord>({
  name: 'passwords',
  version: 1,
  required: ['id', 'salt', 'hash'],
});

/** Whether it is the pair that the demo's sign-in page fills in: it goes on opening beside the password that somebody chose (decision 073). */
export const isDemoPair = ({ email, password }: { email: string; password: string }): boolean =>
  email.toLowerCase() === demoCredentials.email.toLowerCase() && password === demoCredentials.password;

/** Whether it is the person's password. */
export async function isPassword(view: Pick<View, 'get'>, userId: string, password: string): Promise<boolean> {
  const stored = view.get(passwordCollection, userId);
  if (!stored) return password === demoCredentials.password;
  const { hashPassword } = await import('./hashPassword');
  return (await hashPassword(password, stored.salt)) === stored.hash;
}
