import { Navigation, navigationEndpoints, type NavigationItem } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ScenarioName } from '../index';
import { domains } from '../registry';
import { createClient } from '../testing/client';
import { pagesOf } from './pagesOf.words';

async function menus(scenario: ScenarioName = 'demo') {
  const { call } = await createClient({ scenario });
  const { status, body } = await call('GET', navigationEndpoints.navigation);
  expect(status).toBe(200);
  return v.parse(Navigation, body);
}
const everyEntry = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...everyEntry(item.children ?? [])]);
const layouts = ['default', 'compact', 'futuristic', 'horizontal'] as const;

test('menu: begins with the group of the specification', async () => {
  const [first] = (await menus()).default;
  expect(first?.type).toBe('group');
  expect(first?.children?.map(({ id, link, disabled = false }) => [id, link, disabled])).toEqual([
    ['store.store', '/apps/ecommerce/store', false],
    ['store.search', '/apps/ecommerce/search', false],
    ['store.inventory', '/apps/ecommerce/inventory', false],
    ['store.queues', '/apps/ecommerce/queues', false],
    ['store.transactions', '/apps/ecommerce/transactions', false],
    ['store.settings', '/pages/settings', false],
  ]);
});

test.each(layouts)('%s: leads to every route of the specification, to each once', async (layout) => {
  const links = everyEntry((await menus())[layout]).flatMap(({ link }) => link ?? []);
  const under = (folder: string, names: string) => names.split(' ').map((name) => `/${folder}/${name}`);
  const specified = [
    ...under('dashboards', 'project analytics finance crypto'),
    ...under('apps', 'academy chat contacts ecommerce/inventory file-manager help-center mailbox notes scrumboard tasks'),
    ...under('pages', 'activities authentication coming-soon error/404 error/500 maintenance profile settings'),
    ...under('pages', 'invoice/printable/compact invoice/printable/modern'),
    ...under('pages/pricing', 'modern simple single table'),
    ...under('ui', 'material-components fuse-components other-components tailwindcss advanced-search animations cards colors'),
    ...under('ui', 'confirmation-dialog datatable forms icons page-layouts typography'),
    ...under('docs', 'changelog guides'),
  ];
  expect(specified.filter((path) => !links.includes(path))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});

test.each(layouts)('%s: has unique ids, and a title, icon and search terms for every link', async (layout) => {
  const pages = pagesOf(domains);
  const entries = everyEntry((await menus())[layout]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { type, title, icon, link, disabled } of entries) {
    if (type === 'divider' || type === 'spacer') continue;
    expect(title && icon).toBeTruthy();
    if (link && !disabled) expect([...pages.keys()]).toContain(link);
  }
});

test('menu: shows the same entries in each layout in its own form', async () => {
  const types = Object.entries(await menus()).map(([layout, items]) => [layout, [...new Set(items.map(({ type }) => type))]]);
  expect(Object.fromEntries(types)).toEqual({
    default: ['group', 'divider'],
    compact: ['aside', 'spacer'],
    futuristic: ['group', 'divider'],
    horizontal: ['aside'],
  });
});

test('menu: is empty in a data set without one, and has seven levels in the hostile one', async () => {
  expect(Object.values(await menus('navigation-empty')).flat()).toEqual([]);
  const hostile = everyEntry((await menus('hostile-text')).default);
  expect(hostile.some(({ title }) => title === 'The end')).toBe(true);
  expect(hostile.some(({ badge }) => badge?.title === '1234')).toBe(true);
});

test('menu: requires a signed-in user', async () => {
  const { call } = await createClient();
  expect((await call('GET', navigationEndpoints.navigation, { token: null })).status).toBe(401);
});
