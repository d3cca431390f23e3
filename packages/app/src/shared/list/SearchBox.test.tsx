import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setFieldText } from '../scanner/restoreFieldText';
import { SearchBox } from './SearchBox';

const labels = { label: 'Search', placeholder: '', clear: 'Clear' };
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(search: string, onSearch: (text: string) => void) {
  act(() => root.render(createElement(SearchBox, { search, labels, onSearch })));
}
const field = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) => act(() => setFieldText(field(), text));
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(1000);
  });

test('SearchBox: does not search for text typed and removed again, as by a scan in the field', () => {
  const onSearch = vi.fn<(text: string) => void>();
  show('harbor', onSearch);
  type('harbor9521');
  type('harbor');
  pause();
  expect(onSearch).not.toHaveBeenCalled();
  type('harbour');
  pause();
  expect(onSearch.mock.calls).toEqual([['harbour']]);
});

test('SearchBox: discards unfinished typing when a search comes from elsewhere', () => {
  const onSearch = vi.fn<(text: string) => void>();
  show('harbor', onSearch);
  type('harbor 4');
  show('', onSearch);
  expect(field().value).toBe('');
  pause();
  expect(onSearch).not.toHaveBeenCalled();
});

test('SearchBox: keeps newer letters when its own search comes back during typing', () => {
  const onSearch = vi.fn<(text: string) => void>();
  show('', onSearch);
  type('strap');
  pause();
  type('straps');
  show('strap', onSearch);
  expect(field().value).toBe('straps');
  pause();
  expect(onSearch.mock.calls).toEqual([['strap'], ['straps']]);
  // Back to the search term that the list shows, while another search is pending.
  type('strap');
  pause();
  expect(onSearch.mock.calls.at(-1)).toEqual(['strap']);
});
