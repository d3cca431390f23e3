import type { Actor } from 'xstate';
import type { Versioned } from '../model/recordFields';
import { createSaveMachine, type SaveMachine } from './saveMachine';
import type { SaveFields } from './saveTypes';

/** A running edit. */
export type EditActor<Saved extends Versioned, Draft extends object, Facts extends object> = Actor<
  SaveMachine<Saved, Draft, Facts>
>;

const machines = new WeakMap<object, unknown>();

/**
 * The machine of a kind of record, created once: parsing its description with each record opened would delay the click
 * noticeably.
 */
export function saveMachineOf<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
): SaveMachine<Saved, Draft, Facts> {
  const known = machines.get(fields) as SaveMachine<Saved, Draft, Facts> | undefined;
  const machine = known ?? createSaveMachine(fields);
  machines.set(fields, machine);
  return machine;
}
