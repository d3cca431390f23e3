import { describe, expect, it } from 'vitest';
import { editDistance, suggestPages } from './suggestPages';

const pages = [
  { path: '/apps/ecommerce/inventory', title: 'Inventory' },
  { path: '/apps/chat', title: 'Chat' },
  { path: '/apps/contacts', title: 'Contacts' },
  { path: '/pages/maintenance', title: 'Maintenance' },
];
const titles = (path: string) => suggestPages(path, pages).map(({ title }) => title);

it('editDistance: counts the letters that must change', () => {
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});

describe('suggestPages', () => {
  it('finds a mistyped page', () => {
    expect(titles('/apps/ecommerce/inventroy')[0]).toBe('Inventory');
    expect(titles('/Apps/Contact/')[0]).toBe('Contacts');
  });

  it('finds a page by its name alone', () => {
    expect(titles('/inventory')).toEqual(['Inventory']);
    expect(titles('/shop/back/maintenence')).toEqual(['Maintenance']);
  });

  it('suggests nothing for a distant or empty address', () => {
    expect(titles('/wp-admin/setup.php')).toEqual([]);
    expect(titles('/')).toEqual([]);
    expect(titles(`/${'x'.repeat(100_000)}`)).toEqual([]);
  });
});
