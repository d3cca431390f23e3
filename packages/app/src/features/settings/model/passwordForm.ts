import { passwordRules } from '#shared/passwords/model/passwordRules';

/** A password change as it is typed. Never stored. */
export interface PasswordDraft {
  current: string;
  next: string;
  repeated: string;
}
export const NO_PASSWORDS: PasswordDraft = { current: '', next: '', repeated: '' };

/** A field's problem, as a key of the texts under `security.rules`. */
export type PasswordProblem = 'currentMissing' | 'weak' | 'same' | 'differ';

/** Problems that keep a password from being changed, by field, in the form's order. */
export function passwordProblems(
  { current, next, repeated }: PasswordDraft,
  email: string,
): Partial<Record<keyof PasswordDraft, PasswordProblem>> {
  const isWeak = !passwordRules(next, email).every(({ isMet }) => isMet);
  return {
    ...(current === '' && { current: 'currentMissing' as const }),
    ...(isWeak ? { next: 'weak' as const } : next === current && { next: 'same' as const }),
    ...(repeated !== next && { repeated: 'differ' as const }),
  };
}

/** Milliseconds after which users who want it are reminded to change their password: six months. */
const REMIND_AFTER_MS = 183 * 24 * 60 * 60 * 1000;

/** Whether a reminder is due. A password that was never changed counts as old. */
export const isPasswordOld = (changedAt: string | null, now: number): boolean =>
  changedAt === null || now - Date.parse(changedAt) > REMIND_AFTER_MS;
