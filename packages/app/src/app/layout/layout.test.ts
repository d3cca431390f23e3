import type { NavigationItem } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { buildStore, buildUser } from '#shared/testing/buildUser';
import { menuOf } from './menu/menuOf';
import { toSideNavItems } from './menu/toSideNavItems';
import { addressLine, personName } from './names';
import { MINIMAL_MENU } from './shellData';

describe('names', () => {
  it('leaves no comma for a missing part of the address', () => {
    expect(addressLine(buildStore())).toBe('12 Harbour Street, Portsend, ME 04101');
    expect(addressLine(buildStore({ address: '', state: '' }))).toBe('Portsend, 04101');
    expect(addressLine(buildStore({ address: '', city: '', state: '', zip: '' }))).toBe('');
  });

  it('finds a name for every user', () => {
    expect(personName(buildUser())).toBe('Mina Aydın');
    expect(personName(buildUser({ firstName: '', lastName: 'Aydın' }))).toBe('Aydın');
    expect(personName(buildUser({ firstName: '', lastName: '', name: '' }))).toBe('mina@example.test');
  });
});

describe('the served menu', () => {
  const translate = (key: string) => (key === 'nav.inventory' ? 'Stok' : null);
  const later = 'Comes later';
  const item = (changes: Partial<NavigationItem>): NavigationItem => ({
    id: 'x',
    type: 'basic',
    title: 'nav.inventory',
    ...changes,
  });

  it('is translated at every depth, without its hidden entries', () => {
    const items = [item({ type: 'group', title: 'nav.stockCounts', children: [item({}), item({ hidden: true })] })];
    expect(toSideNavItems(items, translate, later)).toMatchObject([{ title: 'stock counts', children: [{ title: 'Stok' }] }]);
    expect(toSideNavItems([item({ title: 'Suppliers' })], translate, later)).toMatchObject([{ title: 'Suppliers' }]);
    expect(toSideNavItems(items, translate, later)[0]?.children).toHaveLength(1);
  });

  it('contains nameless entries only as lines and spaces', () => {
    const items = [
      item({ title: '' }),
      item({ title: undefined }),
      ...(['divider', 'spacer'] as const).map((type) => ({ id: type, type })),
    ];
    expect(toSideNavItems(items, translate, later).map(({ type }) => type)).toEqual(['divider', 'spacer']);
  });

  it('gives a reason for unavailable entries only', () => {
    const [open, shut] = toSideNavItems([item({ link: '/a' }), item({ id: 'y', link: '/b', disabled: true })], translate, later);
    expect(open?.disabledReason).toBeUndefined();
    expect(shut).toMatchObject({ disabled: true, disabledReason: later });
  });

  it('belongs to the layout, and is minimal if none was served', () => {
    const menus = { default: [item({})], compact: [item({ id: 'c' })], futuristic: [], horizontal: [item({ id: 'h' })] };
    expect(menuOf(menus, 'classy')).toBe(menus.default);
    expect(menuOf(menus, 'horizontal')).toBe(menus.horizontal);
    expect(menuOf(menus, 'futuristic')).toBe(MINIMAL_MENU);
    expect(menuOf(undefined, 'compact')).toBe(MINIMAL_MENU);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example'])('has no entry that leads to %s', (link) => {
    expect(toSideNavItems([item({ link })], translate, later)[0]?.href).toBeUndefined();
  });
});
