import { countGraphemes } from '@stockroom/contract';

/** Shortest new password. */
export const MIN_PASSWORD = 8;

/** A rule of new passwords, shown while one is typed, and whether it is kept. */
export interface PasswordRule {
  id: 'length' | 'varied' | 'notEmail';
  isKept: boolean;
}

/** The rules of a new password. Length counts most; no signs are asked for, as those make people write passwords down. */
export function passwordRules(password: string, email: string): PasswordRule[] {
  const address = email.trim().toLowerCase();
  return [
    { id: 'length', isKept: countGraphemes(password, MIN_PASSWORD) >= MIN_PASSWORD },
    { id: 'varied', isKept: new Set(password).size >= 4 },
    { id: 'notEmail', isKept: password !== '' && (address === '' || password.toLowerCase() !== address) },
  ];
}
