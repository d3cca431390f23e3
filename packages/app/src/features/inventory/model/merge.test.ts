import { describe, expect, it } from 'vitest';
import { buildProduct } from '../testing/buildProduct';
import { toDraft } from './draft';
import { mergeDraft, saysOtherwise, settleConflicts } from './merge';

const base = toDraft(buildProduct({ tags: ['mens', 'watch'], stock: 10 }));

describe('mergeDraft', () => {
  it('puts changes that do not overlap together without asking', () => {
    const merge = mergeDraft(base, { ...base, name: 'Mine' }, { ...base, price: 99 });
    expect(merge.draft).toEqual({ ...base, name: 'Mine', price: 99 });
    expect(merge.merged).toEqual(['price']);
    expect(merge.conflicts).toEqual([]);
  });

  it('has no conflict when both made the same change', () => {
    expect(mergeDraft(base, { ...base, name: 'Same' }, { ...base, name: 'Same ' }).conflicts).toEqual([]);
  });

  it('asks about a field that both changed', () => {
    const { conflicts, draft } = mergeDraft(base, { ...base, name: 'Mine' }, { ...base, name: 'Theirs' });
    expect(conflicts).toEqual([{ field: 'name', base: base.name, mine: 'Mine', theirs: 'Theirs' }]);
    expect(draft.name).toBe('Mine');
  });

  it('offers the sum of both changes of a count', () => {
    const { conflicts } = mergeDraft(base, { ...base, stock: 12 }, { ...base, stock: 7 });
    expect(conflicts[0]).toMatchObject({ field: 'stock', both: 9 });
  });

  it('does not offer a sum under zero', () => {
    expect(mergeDraft(base, { ...base, stock: 0 }, { ...base, stock: 3 }).conflicts[0]?.both).toBeUndefined();
  });

  it('merges tags one by one', () => {
    const merge = mergeDraft(base, { ...base, tags: ['watch', 'unisex'] }, { ...base, tags: ['mens', 'watch', '40mm'] });
    expect(merge.draft.tags).toEqual(['watch', '40mm', 'unisex']);
    expect(merge.conflicts).toEqual([]);
  });

  it('never leaves a thumbnail that is not among the images', () => {
    const images = [
      { url: '/a.png', alt: '' },
      { url: '/b.png', alt: '' },
    ];
    const withImages = { ...base, images, thumbnail: '/a.png' };
    const merge = mergeDraft(withImages, { ...withImages, name: 'Mine' }, { ...withImages, images: images.slice(1) });
    expect(merge.draft.thumbnail).toBe('/b.png');
  });
});

describe('settleConflicts', () => {
  const { draft, conflicts } = mergeDraft(
    base,
    { ...base, name: 'Mine', stock: 12, price: 1 },
    { ...base, name: 'Theirs', stock: 7, price: 2 },
  );

  it('takes the chosen side, field by field', () => {
    const settled = settleConflicts(draft, conflicts, { name: 'theirs', stock: 'both', price: 'mine' });
    expect(settled).toMatchObject({ name: 'Theirs', stock: 9, price: 1 });
  });
});

describe('saysOtherwise', () => {
  const product = buildProduct();

  it('is not so for the same version or a version with the same values', () => {
    expect(saysOtherwise(product, { ...product })).toBe(false);
    expect(saysOtherwise(product, { ...product, updatedAt: '2026-03-02T00:00:00.000Z' })).toBe(false);
  });

  it('is so once a value differs', () => {
    expect(saysOtherwise(product, { ...product, price: 5, updatedAt: '2026-03-02T00:00:00.000Z' })).toBe(true);
  });
});
