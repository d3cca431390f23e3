import { describe, expect, it } from 'vitest';
import { editDistance, suggestPages } from './suggestPages';

const pages = [
  { path: '/apps/ecommerce/inventory', title: 'Inventory' },
  { path: '/apps/chat', title: 'Chat' },
  { path: '/apps/contacts', title: 'Contacts' },
  { path: '/pages/maintenance', title: 'Maintenance' },
];
const titles = (path: string) => suggestPages(path, pages).map(({ title }) => title);

it('counts letters that must change', () => {
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
});

describe('an unknown address', () => {
  it('finds the page that was mistyped', () => {
    expect(titles('/apps/ecommerce/inventroy')[0]).toBe('Inventory');
    expect(titles('/Apps/Contact/')[0]).toBe('Contacts');
  });

  it('finds a page by its name alone', () => {
    expect(titles('/inventory')).toEqual(['Inventory']);
    expect(titles('/shop/back/maintenence')).toEqual(['Maintenance']);
  });

  it('suggests nothing that is far off, and nothing for nothing', () => {
    expect(titles('/wp-admin/setup.php')).toEqual([]);
    expect(titles('/')).toEqual([]);
    expect(titles(`/${'x'.repeat(100_000)}`)).toEqual([]);
  });
});
