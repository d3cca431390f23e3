import { describe, expect, it } from 'vitest';
import { buildProduct } from '../testing/buildProduct';
import { applyDraft, changedFields, creationOf, newProduct, patchOf, toDraft } from './draft';

const saved = buildProduct({ tags: ['mens', 'watch'], images: [{ url: '/a.png', alt: 'Front' }] });

describe('changedFields', () => {
  it('returns an empty list when the draft equals the original', () => {
    expect(changedFields(toDraft(saved), toDraft(structuredClone(saved)))).toEqual([]);
    expect(changedFields(toDraft(saved), { ...toDraft(saved), tags: ['watch', 'mens'], name: `${saved.name} ` })).toEqual([]);
  });

  it('lists changes in the order of the form', () => {
    const draft = { ...toDraft(saved), price: 99, name: 'Harbour dive watch', images: [] };
    expect(changedFields(toDraft(saved), draft)).toEqual(['name', 'price', 'images']);
  });

  it('distinguishes an empty number from 0', () => {
    expect(changedFields({ ...toDraft(saved), stock: 0 }, { ...toDraft(saved), stock: null })).toEqual(['stock']);
  });
});

describe('patchOf', () => {
  it('contains the changes and the version they were based on', () => {
    expect(patchOf(saved, { ...toDraft(saved), stock: null, name: '  Dive watch ' })).toEqual({
      stock: 0,
      name: 'Dive watch',
      updatedAt: saved.updatedAt,
    });
  });
});

describe('a new product', () => {
  it('has the specified defaults', () => {
    expect(newProduct(7)).toMatchObject({ id: 0, name: 'A New Product', active: true, storeId: 7, templateId: 1 });
  });

  it('takes the given fields', () => {
    expect(newProduct(7, { barcode: '0012345678905' }).barcode).toBe('0012345678905');
  });

  it('is sent without the fields that the server sets', () => {
    const fresh = newProduct(7);
    const sent = creationOf(fresh, { ...toDraft(fresh), name: 'Strap' });
    expect(sent).toMatchObject({ name: 'Strap', storeId: 7 });
    expect(Object.keys(sent)).not.toContain('id');
    expect(Object.keys(sent)).not.toContain('updatedAt');
  });
});

describe('applyDraft', () => {
  it('keeps fields that the form does not contain', () => {
    expect(applyDraft(saved, { ...toDraft(saved), active: false })).toEqual({ ...saved, active: false });
  });
});

describe('a barcode', () => {
  it('is kept as scanned, without the characters the scanner added', () => {
    expect(applyDraft(saved, { ...toDraft(saved), barcode: ' ]E0 4006381-333931 ' }).barcode).toBe('4006381333931');
    expect(
      changedFields({ ...toDraft(saved), barcode: '4006381333931' }, { ...toDraft(saved), barcode: '4006381 333931' }),
    ).toEqual([]);
  });
});
