import type { Versioned } from '../model/recordFields';
import { autosaveSteps } from './autosaveContext';
import type { AutosaveContext, AutosaveEdit, AutosaveOutcome } from './autosaveTypes';
import type { SaveFields } from './saveTypes';

/** Number of attempts while the record keeps changing. */
const TRIES = 3;

/**
 * Sends the changes that an edit had not saved when it was left, as the open edit would: after the pending save, with the
 * version, and without the fields that others changed too.
 * @param pendingSave the pending save
 * @returns the context that the edit would have now; rejects with the error of the call
 */
export async function flushPendingChanges<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
  left: AutosaveContext<Saved, Draft>,
  save: (edit: AutosaveEdit<Saved, Draft>) => Promise<AutosaveOutcome<Saved>>,
  pendingSave: StartedSave<Saved, Draft>,
): Promise<AutosaveContext<Saved, Draft>> {
  const steps = autosaveSteps(fields);
  let now = left;
  const take = ({ kind, record, sent }: SentEdit<Saved, Draft>): void => {
    now = { ...now, ...steps.takeRecord(now, record, kind === 'saved' ? sent : {}) };
    now.calls.store(steps.keptChanges(now));
  };
  const before = await pendingSave;
  if (before) take(before);
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const sent = steps.pendingChanges(now);
    if (Object.keys(sent).length === 0) break;
    const outcome = await save({ saved: now.saved, changes: sent });
    take({ ...outcome, sent });
    if (outcome.kind === 'saved') break;
  }
  return now;
}

type SentEdit<Saved, Draft> = AutosaveOutcome<Saved> & { sent: Partial<Draft> };

/** Outcome of the pending save and what it sent; `null`: there is none, or it failed and what it sent is part of the rest. */
export type StartedSave<Saved, Draft> = Promise<SentEdit<Saved, Draft> | null> | null;
