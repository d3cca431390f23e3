import * as v from 'valibot';
import { joinLists } from '../model/merge';
import type { FieldIssue, RecordFields } from '../model/recordFields';

/** A record that belongs to no area: what the kit's own tests and stories edit. */
export interface Parcel {
  id: number;
  name: string;
  code: string;
  count: number;
  price: number;
  tags: string[];
  updatedAt: string;
}

export type ParcelDraft = Omit<Parcel, 'id' | 'updatedAt'>;

const draft = { name: v.string(), code: v.string(), count: v.number(), price: v.number(), tags: v.array(v.string()) };
const record = v.object({ id: v.number(), ...draft, updatedAt: v.string() });

export const parcelFields: RecordFields<Parcel, ParcelDraft, FieldIssue<'name' | 'code' | 'count'>, { isTaken: boolean }> = {
  order: ['name', 'code', 'count', 'price', 'tags'],
  schema: record,
  toDraft: ({ id: _id, updatedAt: _updatedAt, ...rest }) => rest,
  applyDraft: (saved, typed) => ({ ...saved, ...typed, name: typed.name.trim() }),
  issuesOf: ({ draft: { name, code, count }, facts }) => [
    ...(name.trim() === '' ? [{ field: 'name' as const }] : []),
    ...(code === '' || facts.isTaken ? [{ field: 'code' as const }] : []),
    ...(count < 0 ? [{ field: 'count' as const }] : []),
  ],
  join: { tags: joinLists },
  keepBoth: { count: (base, mine, theirs) => theirs + mine - base },
  factsOf: () => ({ isTaken: false }),
  updateDependents: (typed, change, facts) => ({ draft: typed, facts: 'code' in change ? { isTaken: false } : facts }),
};

export function buildParcel(overrides: Partial<Parcel> = {}): Parcel {
  return {
    id: 1,
    name: 'Field watch',
    code: 'FW-40',
    count: 10,
    price: 120,
    tags: [],
    updatedAt: '2026-03-01T09:30:00.000Z',
    ...overrides,
  };
}
