import { countGraphemes } from '@stockroom/contract';

/** Shortest new password. */
export const MIN_PASSWORD = 8;

/** A rule for new passwords, shown during typing, and whether it is met. */
export interface PasswordRule {
  id: 'length' | 'varied' | 'notEmail';
  isKept: boolean;
}

/**
 * Rules for a new password. Length counts most; special characters are not required, as they make people write passwords
 * down.
 */
export function passwordRules(password: string, email: string): PasswordRule[] {
  const address = email.trim().toLowerCase();
  return [
    { id: 'length', isKept: countGraphemes(password, MIN_PASSWORD) >= MIN_PASSWORD },
    { id: 'varied', isKept: new Set(password).size >= 4 },
    { id: 'notEmail', isKept: password !== '' && (address === '' || password.toLowerCase() !== address) },
  ];
}
