import type { CodeProblem } from '@stockroom/contract';
import { isApiError } from '#shared/api/ApiError';

/** A code of the authenticator app, or one of the recovery codes. */
export type CodeKind = 'app' | 'recovery';

/** A fault of a code, as a key of the texts under `problems`. */
export type CodeFault = 'wrong' | 'expired' | 'used' | 'recoveryUsed' | 'locked';

const FAULTS: Record<Exclude<CodeProblem, 'is needed'>, CodeFault> = {
  'is wrong': 'wrong',
  'has expired': 'expired',
  'was used': 'used',
  'too many tries': 'locked',
};

/** The server's verdict on a submitted code; `null` if it only asks for one. */
export function codeFault(error: unknown, kind: CodeKind): CodeFault | null {
  const message = isApiError(error, 'invalid') ? error.issues[0]?.message : undefined;
  if (message === undefined || message === 'is needed') return null;
  const fault = FAULTS[message as keyof typeof FAULTS] ?? 'wrong';
  return fault === 'used' && kind === 'recovery' ? 'recoveryUsed' : fault;
}
