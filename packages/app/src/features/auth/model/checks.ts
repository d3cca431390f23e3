import { isLongerThan } from '@stockroom/contract';
import { passwordRules } from '#shared/passwords/model/passwordRules';

/** Maximum lengths of the fields of the auth pages, in characters as people count them. */
export const LIMITS = { name: 255, email: 320, password: 1024, company: 255 } as const;

/** A fault of a value: a key under `auth:problems`. `null`: none. */
export type Problem =
  | 'emailMissing'
  | 'emailShape'
  | 'tooLong'
  | 'passwordMissing'
  | 'passwordWeak'
  | 'passwordsDiffer'
  | 'nameMissing'
  | 'agreementMissing';

/** Checks an email address. Requires only what every address has: shops write to plus addresses and Turkish domains too. */
export function checkEmail(text: string): Problem | null {
  const email = text.trim();
  if (email === '') return 'emailMissing';
  if (isLongerThan(email, LIMITS.email)) return 'tooLong';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(email) ? null : 'emailShape';
}

/** Checks an existing password. Spaces count, and no rules apply. */
export function checkPassword(password: string): Problem | null {
  if (password === '') return 'passwordMissing';
  return isLongerThan(password, LIMITS.password) ? 'tooLong' : null;
}

export function checkName(text: string): Problem | null {
  if (text.trim() === '') return 'nameMissing';
  return isLongerThan(text.trim(), LIMITS.name) ? 'tooLong' : null;
}

export const checkCompany = (text: string): Problem | null => (isLongerThan(text.trim(), LIMITS.company) ? 'tooLong' : null);

/** Checks a new password. */
export function checkNewPassword(password: string, email: string): Problem | null {
  const problem = checkPassword(password);
  if (problem) return problem;
  return passwordRules(password, email).every((rule) => rule.isMet) ? null : 'passwordWeak';
}
