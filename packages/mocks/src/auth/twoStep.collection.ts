import { defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';

/** A user's second step of the sign-in. */
export interface TwoStepRecord {
  /** Id of the user. */
  id: string;
  /** Base32; the user's app derives its codes from it. */
  secret: string;
  /** Time of its confirmation by a code; `null`: setup is not complete. */
  since: string | null;
  recovery: readonly { hash: string; isUsed: boolean }[];
  /** Index of the last 30 seconds whose code was accepted: each code works once. */
  lastStep: number;
  /** Number of wrong codes since the last right one. */
  tries: number;
  /** Time until which no code is checked, in milliseconds since 1970. */
  lockedUntil: number;
}

export const twoStepCollection = defineCollection<TwoStepRecord>({
  name: 'two-step',
  version: 1,
  required: ['id', 'secret', 'recovery', 'lastStep', 'tries', 'lockedUntil'],
});

/** Returns a user's second step, if it is set up and confirmed. */
export function confirmedTwoStep(view: Pick<View, 'get'>, userId: string): TwoStepRecord | undefined {
  const record = view.get(twoStepCollection, userId);
  return record?.since ? record : undefined;
}
