import { describe, expect, it } from 'vitest';
import { currentTrail, filterItems, foldText, fullCount, shortCount } from './navModel';
import type { SideNavItem } from './types';

const items: SideNavItem[] = [
  {
    id: 'shop',
    type: 'group',
    title: 'Mağaza',
    children: [
      { id: 'home', type: 'basic', title: 'Genel bakış', href: '/apps', exactMatch: true },
      { id: 'inventory', type: 'basic', title: 'Stok', href: '/apps/ecommerce/inventory' },
      {
        id: 'help',
        type: 'collapsable',
        title: 'Yardım',
        href: '/apps/help',
        children: [{ id: 'guides', type: 'basic', title: 'ISPARTA kılavuzu', subtitle: 'İSTANBUL', href: '/apps/help/guides' }],
      },
    ],
  },
  { id: 'line', type: 'divider' },
];

describe('currentTrail', () => {
  it.each([
    ['/apps', ['shop', 'home']],
    ['/apps/ecommerce/inventory', ['shop', 'inventory']],
    ['/apps/ecommerce/inventory/12', ['shop', 'inventory']],
    ['/apps/ecommerce/inventory-old', []],
    ['/apps/help', ['shop', 'help']],
    ['/apps/help/guides/one', ['shop', 'help', 'guides']],
    ['/elsewhere', []],
  ])('returns the trail of %s', (path, trail) => expect(currentTrail(items, path)).toEqual(trail));
});

describe('filterItems', () => {
  const ids = (level: SideNavItem[]): string[] => level.flatMap((item) => [item.id, ...ids(item.children ?? [])]);
  it.each([
    ['stok', ['shop', 'inventory']],
    ['ısparta', ['shop', 'help', 'guides']],
    ['istanbul', ['shop', 'help', 'guides']],
    ['yardim', ['shop', 'help', 'guides']],
    ['mağaza', []],
    ['.*', []],
    ['  ', ['shop', 'home', 'inventory', 'help', 'guides', 'line']],
  ])('filters by %j', (search, left) => expect(ids(filterItems(items, search))).toEqual(left));
});

it('foldText: folds both Turkish i', () => expect(foldText('İIıi ÇŞ')).toBe('iiii cs'));
it.each([
  ['3', '3'],
  ['99', '99'],
  ['1204', '99+'],
  ['new', 'new'],
])('shortCount: shortens %s to %s', (title, short) => expect(shortCount(title)).toBe(short));
it.each([
  ['1204', 'en', '1,204'],
  ['1204', 'tr', '1.204'],
  ['new', 'tr', 'new'],
])('fullCount: formats %s in %s as %s', (title, locale, full) => expect(fullCount(title, locale)).toBe(full));
