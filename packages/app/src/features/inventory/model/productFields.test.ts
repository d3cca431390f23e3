import type { Product } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { saveMachineOf } from '#shared/editing/machines/saveMachineOf';
import { mergeDrafts } from '#shared/editing/model/merge';
import { buildProduct } from '../testing/buildProduct';
import { toDraft } from './draft';
import { isAboutDraft, productFields } from './productFields';

const product = buildProduct({ name: 'Field watch', tags: ['mens', 'watch'], stock: 10, reserved: 0 });
const base = toDraft(product);

describe('a merge of product drafts', () => {
  it('offers the sum of both changes of a count, but none below 0', () => {
    const both = (mine: number, theirs: number) =>
      mergeDrafts(productFields, base, { ...base, stock: mine }, { ...base, stock: theirs }).conflicts[0]?.both;
    expect(both(12, 7)).toBe(9);
    expect(both(0, 3)).toBeUndefined();
  });

  it('joins tags', () => {
    const merge = mergeDrafts(productFields, base, { ...base, tags: ['watch'] }, { ...base, tags: ['mens', 'watch', '40mm'] });
    expect(merge).toMatchObject({ draft: { tags: ['watch', '40mm'] }, conflicts: [] });
  });

  it('has no conflict where two texts differ only by surrounding spaces', () => {
    const merge = mergeDrafts(productFields, base, { ...base, name: 'Same' }, { ...base, name: 'Same ' });
    expect(merge.conflicts).toEqual([]);
  });

  it('keeps the thumbnail among the images', () => {
    const images = [
      { url: '/a.png', alt: '' },
      { url: '/b.png', alt: '' },
    ];
    const withImages = { ...base, images, thumbnail: '/a.png' };
    const theirs = { ...withImages, images: images.slice(1) };
    expect(mergeDrafts(productFields, withImages, { ...withImages, name: 'Mine' }, theirs).draft.thumbnail).toBe('/b.png');
  });
});

/** An edit whose saves are recorded and never answered. */
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

describe('the price of a draft', () => {
  it('follows base price and tax until it is set by hand, and again on request', () => {
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

  it('ignores an invalid number, which is not sent to the server either', () => {
    const { edit, view, saves } = startEdit();
    edit.send({ type: 'draft.changed', change: { basePrice: Number.NaN } });
    expect(view().context.draft.price).toBe(120);
    edit.send({ type: 'draft.submit' });
    expect([saves.length, view().matches({ editing: 'invalid' })]).toEqual([0, true]);
  });
});

describe('a code of a draft', () => {
  it('is refused while another product has it', () => {
    const { edit, view } = startEdit();
    const owners = { sku: { id: 9, name: 'Other' }, barcode: null };
    edit.send({ type: 'draft.changed', change: { sku: 'TAKEN' } });
    edit.send({ type: 'facts.learned', facts: { owners } });
    expect(view().matches({ editing: 'invalid' })).toBe(true);
    edit.send({ type: 'draft.changed', change: { sku: 'FREE' } });
    expect(view().matches({ editing: 'dirty' })).toBe(true);
  });

  it('is compared in the same way as by the store', () => {
    expect(isAboutDraft({ ...base, sku: 'taken' }, 'sku', 'TAKEN ')).toBe(true);
    expect(isAboutDraft({ ...base, sku: 'FREE' }, 'sku', 'TAKEN')).toBe(false);
    expect(isAboutDraft({ ...base, barcode: '4006381333931' }, 'barcode', '4006381 333931')).toBe(true);
  });
});

it('a product with an existing problem: does not block saving its name', () => {
  const { edit, saves } = startEdit({ ...product, stock: -4 });
  edit.send({ type: 'draft.changed', change: { name: 'Dive watch' } });
  edit.send({ type: 'draft.submit' });
  expect(saves).toHaveLength(1);
});
