import type { CodeProblem } from '@stockroom/contract';
import { isApiError } from '#shared/api/ApiError';

/** Why a code was refused, as a key of the texts under `problems`. */
export type CodeFault = 'wrong' | 'expired' | 'used' | 'locked' | 'proof';

const FAULTS: Record<CodeProblem, CodeFault> = {
  'is needed': 'wrong',
  'is wrong': 'wrong',
  'has expired': 'expired',
  'was used': 'used',
  'too many tries': 'locked',
};

/** The reason why the server refused a code or a proof; `null`: the call failed for another reason. */
export function codeFault(error: unknown): CodeFault | null {
  const issue = isApiError(error, 'invalid') ? error.issues[0] : undefined;
  if (!issue) return null;
  const fault = FAULTS[issue.message as CodeProblem] ?? 'wrong';
  // The text may be a password too, so "wrong code" would mislead.
  return fault === 'wrong' && issue.path === 'proof' ? 'proof' : fault;
}
