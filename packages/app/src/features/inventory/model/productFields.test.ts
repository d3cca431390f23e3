import type { Product } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { saveMachineOf } from '../../../shared/editing/machines/saveMachineOf';
import { mergeDrafts } from '../../../shared/editing/model/merge';
import { buildProduct } from '../testing/buildProduct';
import { toDraft } from './draft';
import { isAboutDraft, productFields } from './productFields';

const product = buildProduct({ name: 'Field watch', tags: ['mens', 'watch'], stock: 10, reserved: 0 });
const base = toDraft(product);

describe('a merge', () => {
  it('offers the sum of both changes of a count, but none under zero', () => {
    const both = (mine: number, theirs: number) =>
      mergeDrafts(productFields, base, { ...base, stock: mine }, { ...base, stock: theirs }).conflicts[0]?.both;
    expect(both(12, 7)).toBe(9);
    expect(both(0, 3)).toBeUndefined();
  });

  it('joins tags', () => {
    const merge = mergeDrafts(productFields, base, { ...base, tags: ['watch'] }, { ...base, tags: ['mens', 'watch', '40mm'] });
    expect(merge).toMatchObject({ draft: { tags: ['watch', '40mm'] }, conflicts: [] });
  });

  it('has no conflict where two texts differ by the spaces around', () => {
    const merge = mergeDrafts(productFields, base, { ...base, name: 'Same' }, { ...base, name: 'Same ' });
    expect(merge.conflicts).toEqual([]);
  });

  it('never leaves a thumbnail that is not among the images', () => {
    const images = [
      { url: '/a.png', alt: '' },
      { url: '/b.png', alt: '' },
    ];
    const withImages = { ...base, images, thumbnail: '/a.png' };
    const theirs = { ...withImages, images: images.slice(1) };
    expect(mergeDrafts(productFields, withImages, { ...withImages, name: 'Mine' }, theirs).draft.thumbnail).toBe('/b.png');
  });
});

/** An edit whose saves are counted and never answered. */
function startEdit(record: Product = product) {
  const saves: unknown[] = [];
  const never = (sent: unknown) => {
    saves.push(sent);
    return new Promise<never>(() => {});
  };
  const edit = createActor(saveMachineOf(productFields), { input: { record, calls: { save: never, remove: never } } });
  edit.start();
  return { edit, saves, view: () => edit.getSnapshot() };
}

describe('the price', () => {
  it('follows base price and tax until it is set by hand, and again when that is asked', () => {
    const { edit, view } = startEdit();
    edit.send({ type: 'draft.changed', change: { basePrice: 200 } });
    expect(view().context.draft.price).toBe(240);
    edit.send({ type: 'draft.changed', change: { price: 199.9 } });
    edit.send({ type: 'draft.changed', change: { taxPercent: 10 } });
    expect(view().context).toMatchObject({ draft: { price: 199.9 }, facts: { followsBase: false } });
    edit.send({ type: 'draft.changed', change: { price: 220 }, facts: { followsBase: true } });
    edit.send({ type: 'draft.changed', change: { taxPercent: 20 } });
    expect(view().context.draft.price).toBe(240);
  });

  it('is not reached by nonsense in a number, and neither is the server', () => {
    const { edit, view, saves } = startEdit();
    edit.send({ type: 'draft.changed', change: { basePrice: Number.NaN } });
    expect(view().context.draft.price).toBe(120);
    edit.send({ type: 'draft.submit' });
    expect([saves.length, view().matches({ editing: 'invalid' })]).toEqual([0, true]);
  });
});

describe('a code', () => {
  it('that another product has is refused, until it changes', () => {
    const { edit, view } = startEdit();
    const owners = { sku: { id: 9, name: 'Other' }, barcode: null };
    edit.send({ type: 'draft.changed', change: { sku: 'TAKEN' } });
    edit.send({ type: 'facts.learned', facts: { owners } });
    expect(view().matches({ editing: 'invalid' })).toBe(true);
    edit.send({ type: 'draft.changed', change: { sku: 'FREE' } });
    expect(view().matches({ editing: 'dirty' })).toBe(true);
  });

  it('is compared as the store compares it', () => {
    expect(isAboutDraft({ ...base, sku: 'taken' }, 'sku', 'TAKEN ')).toBe(true);
    expect(isAboutDraft({ ...base, sku: 'FREE' }, 'sku', 'TAKEN')).toBe(false);
    expect(isAboutDraft({ ...base, barcode: '4006381333931' }, 'barcode', '4006381 333931')).toBe(true);
  });
});

it('does not keep a person from saving the name for a fault that was there before', () => {
  const { edit, saves } = startEdit({ ...product, stock: -4 });
  edit.send({ type: 'draft.changed', change: { name: 'Dive watch' } });
  edit.send({ type: 'draft.submit' });
  expect(saves).toHaveLength(1);
});
