import { valuesOf } from '../valuesOf';
import type * as v from 'valibot';
import { currentOf } from '../../editing/outcomes';
import type { Versioned } from '../../editing/model/recordFields';

/** How often a record may move on while a change of it is taken back. */
const TRIES = 3;

/** A change that is to be taken back. */
export interface Change<Item extends object> {
  before: Item;
  /** The change's result, as the server answered. */
  after: Item;
  /** The fields that it may have changed. */
  fields: readonly (keyof Item)[];
  /** They hang together: where one of them was written since, all stay as they are. */
  areOne?: boolean;
}

/**
 * Takes a change of a record back, and nothing of what others wrote since: it goes by version, and where the record has moved on, the fields
 * that still are as the change left them go back alone.
 * @param update sends fields with the version that they are based on; rejects with a 409 for another one
 */
export const revertChange = <Item extends Versioned>(
  change: Change<Item>,
  update: (patch: Partial<Item>) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Item>,
): Promise<RevertResult<Item>> => putBack(change, (mine, now) => update({ ...mine, updatedAt: now.updatedAt }), schema);

/**
 * The same for what has no version: it goes by the values that are seen in the fields.
 * @param update sends fields with the values that are replaced; rejects with a 409 where others stand there
 */
export const revertIfUnchanged = <Item extends object>(
  change: Change<Item>,
  update: (patch: Partial<Item>, seen: Partial<Item>) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Item>,
): Promise<RevertResult<Item>> =>
  putBack(change, (mine, now) => update(mine, valuesOf(now, Object.keys(mine) as (keyof Item)[])), schema);

/** The result of a revert. */
export interface RevertResult<Item> {
  /** Something stays as others have it. */
  isPartial: boolean;
  /** As it is by now. */
  item: Item;
}

async function putBack<Item extends object>(
  { before, after, fields, areOne = false }: Change<Item>,
  send: (mine: Partial<Item>, now: Item) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Item>,
): Promise<RevertResult<Item>> {
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  let now = after;
  for (let tries = 1; ; tries += 1) {
    const left = unchangedFields(changed, after, now);
    const mine = areOne && left.length < changed.length ? [] : left;
    if (mine.length > 0) {
      try {
        await send(valuesOf(before, mine), now);
      } catch (error) {
        const current = currentOf(schema, error);
        if (!current || tries === TRIES) throw error;
        now = current;
        continue;
      }
    }
    return { isPartial: mine.length < changed.length, item: { ...now, ...valuesOf(before, mine) } };
  }
}

/** The fields in which a record still says what a change left. */
export function unchangedFields<Item extends object>(fields: readonly (keyof Item)[], after: Item, now: Item): (keyof Item)[] {
  return fields.filter((field) => isSame(after[field], now[field]));
}

/** Records are what JSON says. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
