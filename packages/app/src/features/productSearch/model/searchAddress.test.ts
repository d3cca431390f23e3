import { expect, it } from 'vitest';
import { searchAddress } from './searchAddress';

const read = (query: string) => searchAddress.read(new URLSearchParams(query));

it('searchAddress: contains the search term and the scan mode', () => {
  expect(read('search=oak&scan=stock').state).toEqual({ search: 'oak', scan: 'stock', countId: null });
  expect(read('scan=count&count=c-7').state).toEqual({ search: '', scan: 'count', countId: 'c-7' });
  expect(searchAddress.write({ search: 'a&b=ş', scan: 'open', countId: null }).toString()).toBe('search=a%26b%3D%C5%9F');
});

it('searchAddress: corrects and reports invalid values', () => {
  expect(read('scan=fly')).toEqual({ state: { search: '', scan: 'open', countId: null }, corrected: ['scan'] });
});
