import { defineCollection } from '../engine/collection';
import type { View } from '../engine/transaction';

/** How somebody proves a second time that it is them. */
export interface TwoStepRecord {
  /** Of the person. */
  id: string;
  /** Base32; what their app makes its codes of. */
  secret: string;
  /** When a code confirmed it; `null`: it is being set up. */
  since: string | null;
  recovery: readonly { hash: string; isUsed: boolean }[];
  /** The last half minute whose code was taken: a code opens once. */
  lastStep: number;
  /** Wrong codes since the last right one. */
  tries: number;
  /** Until when no code is looked at, in milliseconds since 1970. */
  lockedUntil: number;
}

export const twoStepCollection = defineCollection<TwoStepRecord>({
  name: 'two-step',
  version: 1,
  required: ['id', 'secret', 'recovery', 'lastStep', 'tries', 'lockedUntil'],
});

/** A person's second step, once it is set up and confirmed. */
export function confirmedTwoStep(view: Pick<View, 'get'>, userId: string): TwoStepRecord | undefined {
  const record = view.get(twoStepCollection, userId);
  return record?.since ? record : undefined;
}
