import type { CodeProblem } from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import { badRequest } from '../engine/errors';
import { hashRecoveryCode } from './recoveryCodes';
import { stepOfCode } from './totp';
import { twoStepCollection, type TwoStepRecord } from './twoStep.collection';

/** Number of wrong codes before checks are paused. */
const MAX_TRIES = 5;
const LOCKED_MS = 5 * 60_000;

/**
 * Accepts a code of the user's app or one of their recovery codes. Each works once; wrong ones are counted, even if the call
 * fails later.
 * @param accepts `app`: no recovery code is taken, as while it is set up
 * @throws Refusal 400 that names `path`, with a `CodeProblem` for a message
 */
export async function verifyCode(
  context: MockContext,
  userId: string,
  given: string,
  { path = 'code', accepts = 'all' }: { path?: string; accepts?: 'all' | 'app' } = {},
): Promise<void> {
  if (given === '') throw badRequest({ path, message: 'is needed' satisfies CodeProblem });
  const hash = await hashRecoveryCode(given);
  const problem = await context.store.write([twoStepCollection], (transaction): CodeProblem | null => {
    const record = transaction.get(twoStepCollection, userId);
    const now = context.now();
    if (!record) return 'is wrong';
    if (record.lockedUntil > now) return 'too many tries';
    const verdict = checkCode(record, { code: given.replaceAll(/\s/g, ''), hash: accepts === 'all' ? hash : '' }, now);
    transaction.put(twoStepCollection, typeof verdict === 'string' ? withWrongTry(record, now) : { ...verdict, tries: 0 });
    return typeof verdict === 'string' ? verdict : null;
  });
  if (problem) throw badRequest({ path, message: problem });
}

/** Returns the record to store if a code is right, otherwise the code's problem. */
function checkCode(
  record: TwoStepRecord,
  { code, hash }: { code: string; hash: string },
  now: number,
): TwoStepRecord | CodeProblem {
  if (/^\d{6}$/.test(code)) {
    const step = stepOfCode(record.secret, code, now);
    if (step === 'expired') return 'has expired';
    if (step === null) return 'is wrong';
    return step <= record.lastStep ? 'was used' : { ...record, lastStep: step };
  }
  const found = record.recovery.find((each) => each.hash === hash);
  if (!found) return 'is wrong';
  if (found.isUsed) return 'was used';
  return { ...record, recovery: record.recovery.map((each) => (each === found ? { ...each, isUsed: true } : each)) };
}

function withWrongTry(record: TwoStepRecord, now: number): TwoStepRecord {
  const tries = record.tries + 1;
  return tries < MAX_TRIES ? { ...record, tries } : { ...record, tries: 0, lockedUntil: now + LOCKED_MS };
}
