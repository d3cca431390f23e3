import { type Pagination, paginate } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { bareList, pagedList } from './listShape';
import { restoreRecords } from './records';

type NamesPage = { names: string[]; pagination: Pagination } | { names: null; pagination: { lastPage: number } };

const names = pagedList<NamesPage, string>(
  (page) => page.names,
  (all, pagination) => ({ names: all, pagination }),
);
function pageOf(all: string[], length: number, page = 1, size = 5): NamesPage {
  const pagination = paginate(length, page, size);
  if (!pagination) throw new Error('The page lies past the end');
  return { names: all, pagination };
}
const drop = (gone: string) => (all: readonly string[]) => all.filter((name) => name !== gone);

it('bareList: changes a list that is the whole response', () => {
  const all = ['a', 'b'];
  expect(bareList<string>().change(all, drop('a'))).toEqual(['b']);
  expect(bareList<string>().change(all, drop('c'))).toBe(all);
});

describe('pagedList', () => {
  it('lowers the counts when an item is removed', () => {
    expect(names.change(pageOf(['f', 'g'], 7, 2), drop('g'))).toMatchObject({
      names: ['f'],
      pagination: { length: 6, lastPage: 2, startIndex: 5, endIndex: 5 },
    });
  });

  it('reports that the page no longer exists when its last item is removed', () => {
    expect(names.change(pageOf(['f'], 6, 2), drop('f'))).toMatchObject({ names: [], pagination: { length: 5, lastPage: 1 } });
  });

  it('raises the counts when the item comes back', () => {
    const page = pageOf(['f'], 6, 2);
    expect(names.change(names.change(page, drop('f')), () => ['f'])).toEqual(page);
  });

  it('returns the same page when it does not contain the item or is empty', () => {
    for (const page of [pageOf(['a'], 1), { names: null, pagination: { lastPage: 2 } } satisfies NamesPage]) {
      expect(names.change(page, drop('x'))).toBe(page);
    }
  });
});

it('restoreRecords: restores removed records and preserves later changes of the list', () => {
  const before = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
  const since = [
    { id: 'new', name: 'new' },
    { id: 'c', name: 'theirs' },
  ];
  expect(restoreRecords(since, before, new Set(['b', 'c'])).map(({ name }) => name)).toEqual(['new', 'b', 'theirs']);
});
