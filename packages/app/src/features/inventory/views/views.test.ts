import { expect, test } from 'vitest';
import type { SavedView } from './model/savedView';
import { withoutView, withView, withViewAt } from './views';

const view = (id: string, name = id): SavedView => ({
  id,
  name,
  search: '',
  filters: '',
  sort: 'name',
  order: 'asc',
  columns: 'name',
});
const names = (views: readonly SavedView[]) => views.map(({ name }) => name);

test('views: are added, changed, removed and put back in their position', () => {
  const views = ['a', 'b', 'c'].map((id) => view(id)).reduce(withView, []);
  const renamed = withView(views, view('b', 'B, renamed'));
  expect(names(renamed)).toEqual(['a', 'B, renamed', 'c']);
  const left = withoutView(renamed, 'b');
  expect(names(left)).toEqual(['a', 'c']);
  expect(names(withViewAt(left, view('b'), 1))).toEqual(['a', 'b', 'c']);
});
