import { describe, expect, it } from 'vitest';
import { buildParcel, parcelFields } from '../testing/parcel';
import { mergeDrafts, settleConflicts } from './merge';

const base = parcelFields.toDraft(buildParcel({ tags: ['mens', 'watch'], count: 10 }));

describe('mergeDrafts', () => {
  it('combines changes that do not overlap without asking', () => {
    const merge = mergeDrafts(parcelFields, base, { ...base, name: 'Mine' }, { ...base, price: 99 });
    expect(merge).toEqual({ draft: { ...base, name: 'Mine', price: 99 }, merged: ['price'], conflicts: [] });
  });

  it('finds no conflict when both made the same change', () => {
    expect(mergeDrafts(parcelFields, base, { ...base, name: 'Same' }, { ...base, name: 'Same' }).conflicts).toEqual([]);
  });

  it('asks about a field that both changed', () => {
    const { conflicts, draft } = mergeDrafts(parcelFields, base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect(conflicts).toEqual([{ field: 'name', base: base.name, mine: 'Mine', theirs: 'Theirs' }]);
    expect(draft.name).toBe('Mine');
  });

  it('offers both changes where a field can hold them', () => {
    const { conflicts } = mergeDrafts(parcelFields, base, { ...base, count: 12 }, { ...base, count: 7 });
    expect(conflicts[0]).toMatchObject({ field: 'count', both: 9 });
  });

  it('joins lists item by item', () => {
    const merge = mergeDrafts(
      parcelFields,
      base,
      { ...base, tags: ['watch', 'unisex'] },
      { ...base, tags: ['mens', 'watch', '40mm'] },
    );
    expect(merge).toMatchObject({ draft: { tags: ['watch', '40mm', 'unisex'] }, merged: ['tags'], conflicts: [] });
  });

  it('repairs what a merge of single fields cannot see', () => {
    const tidied = { ...parcelFields, tidy: (draft: typeof base) => ({ ...draft, price: 0 }) };
    expect(mergeDrafts(tidied, base, base, { ...base, price: 99 }).draft.price).toBe(0);
  });
});

describe('settleConflicts', () => {
  const { draft, conflicts } = mergeDrafts(
    parcelFields,
    base,
    { ...base, name: 'Mine', count: 12, price: 1 },
    { ...base, name: 'Theirs', count: 7, price: 2 },
  );

  it('takes the chosen side, field by field', () => {
    const settled = settleConflicts(parcelFields, draft, conflicts, { name: 'theirs', count: 'both', price: 'mine' });
    expect(settled).toMatchObject({ name: 'Theirs', count: 9, price: 1 });
  });
});
