import { paginate, type ProductPage } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#features/inventory/testing/buildProduct';
import { replaceInPage, settlePage } from './paging';

function pageOf(ids: number[], length: number, page = 1, size = 5): ProductPage {
  const pagination = paginate(length, page, size);
  if (!pagination) throw new Error('The page lies past the end');
  return { products: ids.map((id) => buildProduct({ id })), pagination };
}

describe('settlePage', () => {
  it('returns the last page when the requested one is past it', () => {
    expect(settlePage({ products: null, pagination: { lastPage: 6 } })).toEqual({ kind: 'pastTheEnd', lastPage: 6 });
  });

  it('never redirects to page 0', () => {
    expect(settlePage({ products: null, pagination: { lastPage: 0 } })).toEqual({ kind: 'pastTheEnd', lastPage: 1 });
  });
});

describe('replaceInPage', () => {
  it('replaces the changed product in its position', () => {
    const answer = replaceInPage(pageOf([1, 2], 2), [buildProduct({ id: 2, stock: 99 })]);
    expect(answer.products?.map((product) => product.stock)).toEqual([42, 99]);
  });

  it('returns the same page object when it holds none of them', () => {
    const answer = pageOf([1, 2], 2);
    expect(replaceInPage(answer, [buildProduct({ id: 3 })])).toBe(answer);
  });
});
