import type { CodeProblem } from '@stockroom/contract';
import { isApiError } from '../../../shared/api/ApiError';

/** A code's fault, as a key of the texts under `problems`. */
export type CodeFault = 'wrong' | 'expired' | 'used' | 'locked' | 'proof';

const FAULTS: Record<CodeProblem, CodeFault> = {
  'is needed': 'wrong',
  'is wrong': 'wrong',
  'has expired': 'expired',
  'was used': 'used',
  'too many tries': 'locked',
};

/** The server's verdict on a code or a proof; `null`: the call failed for another reason. */
export function codeFault(error: unknown): CodeFault | null {
  const issue = isApiError(error, 'invalid') ? error.issues[0] : undefined;
  if (!issue) return null;
  const fault = FAULTS[issue.message as CodeProblem] ?? 'wrong';
  // A text that may be a password as well is no wrong code.
  return fault === 'wrong' && issue.path === 'proof' ? 'proof' : fault;
}
