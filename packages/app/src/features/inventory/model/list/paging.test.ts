import { paginate, type ProductPage } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/buildProduct';
import { removeFromPage, replaceInPage, restoreInPage, settlePage } from './paging';

function pageOf(ids: number[], length: number, page = 1, size = 5): ProductPage {
  const pagination = paginate(length, page, size);
  if (!pagination) throw new Error('The page lies past the end');
  return { products: ids.map((id) => buildProduct({ id })), pagination };
}

describe('settlePage', () => {
  it('tells where the last page is when the wanted one is past it', () => {
    expect(settlePage({ products: null, pagination: { lastPage: 6 } })).toEqual({ kind: 'pastTheEnd', lastPage: 6 });
  });

  it('never sends a person to page 0', () => {
    expect(settlePage({ products: null, pagination: { lastPage: 0 } })).toEqual({ kind: 'pastTheEnd', lastPage: 1 });
  });
});

describe('replaceInPage', () => {
  it('puts the changed product in its place', () => {
    const answer = replaceInPage(pageOf([1, 2], 2), [buildProduct({ id: 2, stock: 99 })]);
    expect(answer.products?.map((product) => product.stock)).toEqual([42, 99]);
  });

  it('gives back the very same page when it holds none of them', () => {
    const answer = pageOf([1, 2], 2);
    expect(replaceInPage(answer, [buildProduct({ id: 3 })])).toBe(answer);
  });
});

describe('removeFromPage', () => {
  it('lowers the counts', () => {
    expect(removeFromPage(pageOf([6, 7], 7, 2), new Set([7]))).toMatchObject({
      products: [{ id: 6 }],
      pagination: { length: 6, lastPage: 2, startIndex: 5, endIndex: 5 },
    });
  });

  it('says that the page is no more when its last product goes', () => {
    expect(removeFromPage(pageOf([6], 6, 2), new Set([6]))).toMatchObject({
      products: [],
      pagination: { length: 5, lastPage: 1 },
    });
  });
});

describe('restoreInPage', () => {
  it('brings back what was taken out, and keeps what others made of the page since', () => {
    const before = pageOf([1, 2, 3], 3);
    const since = replaceInPage(removeFromPage(before, new Set([2])), [buildProduct({ id: 3, stock: 99 })]);
    const restored = restoreInPage(since, before, new Set([2]));
    expect(restored.products?.map(({ id, stock }) => [id, stock])).toEqual([
      [1, 42],
      [2, 42],
      [3, 99],
    ]);
    expect(restored.pagination).toMatchObject({ length: 3, endIndex: 2 });
  });
});
