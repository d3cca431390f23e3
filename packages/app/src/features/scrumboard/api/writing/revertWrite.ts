import type * as v from 'valibot';
import type { BoardData } from '#features/scrumboard/model/boardData';
import { valuesOf } from '#shared/query/valuesOf';
import { revertIfUnchanged, type RevertResult, unchangedFields } from '#shared/query/versions/revertChange';
import { sendWrite, type WriteCall } from '../calls/defineWrite';
import type { BoardWrite } from './boardWriter';

/** A part of a board that has no version, such as a list. */
export interface BoardPart<Item extends object> {
  /** Finds the part in a board's data. */
  find: (data: BoardData) => Item | undefined;
  put: (data: BoardData, item: Item) => BoardData;
  /** Changes fields of the part if they still hold the values in `seen`; otherwise the server answers 409. */
  send: (back: Partial<Item>, seen: Partial<Item>) => WriteCall<unknown>;
  schema: v.GenericSchema<unknown, Item>;
}

/** Undoes a change to a part, except in fields that others have changed since. */
export function revertWrite<Item extends object>(
  before: Item,
  patch: Partial<Item>,
  { find, put, send, schema }: BoardPart<Item>,
): Required<Pick<BoardWrite<RevertResult<Item>>, 'apply' | 'call' | 'stored' | 'settle'>> {
  const after = { ...before, ...patch };
  const fields = Object.keys(patch) as (keyof Item)[];
  return {
    apply(data) {
      const now = find(data);
      return now ? put(data, { ...now, ...valuesOf(before, unchangedFields(fields, after, now)) }) : data;
    },
    call: () => revertIfUnchanged({ before, after, fields }, (back, seen) => sendWrite(send(back, seen)), schema),
    stored: send(valuesOf(before, fields), valuesOf(after, fields)),
    settle: (data, { item }) => put(data, item),
  };
}
