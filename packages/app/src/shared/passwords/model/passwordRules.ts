import { countGraphemes } from '@stockroom/contract';

/** Shortest new password. */
export const MIN_PASSWORD = 8;

/** A rule for new passwords, shown during typing, and whether it is met. */
export interface PasswordRule {
  id: 'length' | 'varied' | 'notEmail';
  isMet: boolean;
}

/**
 * Rules for a new password. Length counts most; special characters are not required, as they make people write passwords
 * down.
 */
export function passwordRules(password: string, email: string): PasswordRule[] {
  const address = email.trim().toLowerCase();
  return [
    { id: 'length', isMet: countGraphemes(password, MIN_PASSWORD) >= MIN_PASSWORD },
    { id: 'varied', isMet: new Set(password).size >= 4 },
    { id: 'notEmail', isMet: password !== '' && (address === '' || password.toLowerCase() !== address) },
  ];
}
