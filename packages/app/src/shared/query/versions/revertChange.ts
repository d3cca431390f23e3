import type * as v from 'valibot';
import type { Versioned } from '#shared/editing/model/recordFields';
import { currentOf } from '#shared/editing/outcomes';
import { valuesOf } from '../valuesOf';

/** Number of attempts while the record keeps changing. */
const TRIES = 3;

/** A change to revert. */
export interface Change<Item extends object> {
  before: Item;
  /** The record after the change, as the server returned it. */
  after: Item;
  /** Fields that the change may have affected. */
  fields: readonly (keyof Item)[];
  /** Whether the fields depend on each other: if one of them was written since, all stay unchanged. */
  isAtomic?: boolean;
}

/**
 * Reverts a change of a record without touching later changes by others. Compares versions; if the record has changed
 * since, only the fields that still hold the change's values are reverted.
 * @param update sends fields with the version that they are based on; rejects with a 409 for another one
 */
export const revertChange = <Item extends Versioned>(
  change: Change<Item>,
  update: (patch: Partial<Item>) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Item>,
): Promise<RevertResult<Item>> => revertFields(change, (mine, now) => update({ ...mine, updatedAt: now.updatedAt }), schema);

/**
 * The same for a record without a version: compares the fields' values.
 * @param update sends fields with the values that are replaced; rejects with a 409 where the stored values differ
 */
export const revertIfUnchanged = <Item extends object>(
  change: Change<Item>,
  update: (patch: Partial<Item>, seen: Partial<Item>) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Item>,
): Promise<RevertResult<Item>> =>
  revertFields(change, (mine, now) => update(mine, valuesOf(now, Object.keys(mine) as (keyof Item)[])), schema);

/** Result of a revert. */
export interface RevertResult<Item> {
  /** Whether some fields stay as others changed them. */
  isPartial: boolean;
  /** The current record. */
  item: Item;
}

async function revertFields<Item extends object>(
  { before, after, fields, isAtomic = false }: Change<Item>,
  send: (mine: Partial<Item>, now: Item) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Item>,
): Promise<RevertResult<Item>> {
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  let now = after;
  for (let tries = 1; ; tries += 1) {
    const left = unchangedFields(changed, after, now);
    const mine = isAtomic && left.length < changed.length ? [] : left;
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

/** Fields of a record that still hold a change's values. */
export function unchangedFields<Item extends object>(fields: readonly (keyof Item)[], after: Item, now: Item): (keyof Item)[] {
  return fields.filter((field) => isSame(after[field], now[field]));
}

/** Compares as JSON, as records are JSON data. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
