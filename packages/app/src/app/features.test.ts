import type { NavigationItem } from '@stockroom/contract';
import { domains, navigationOf } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import type { FeaturePage } from '../shared/routing/feature';
import { features } from './features';

const registered = import.meta.glob('../features/*/*.feature.ts');

const pathsOf = ({ path, overlays = [] }: FeaturePage): string[] => [path, ...overlays.flatMap(pathsOf)];
const ownRoutes = ({ path, isPartOfPage, overlays = [] }: FeaturePage): string[] => [
  ...(isPartOfPage ? [] : [path]),
  ...overlays.flatMap(ownRoutes),
];
const entriesOf = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...entriesOf(item.children ?? [])]);

it('features: contain every feature that registers itself, by the name of its folder', () => {
  const folders = Object.keys(registered).map((path) => path.split('/')[2]);
  expect(features.map(({ name }) => name)).toEqual(folders);
});

it('features: have each path once', () => {
  const paths = features.flatMap(({ pages }) => pages.flatMap(pathsOf));
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(features)('$name: has a route for each registered page, and no other', async ({ pages, load }) => {
  const paths = (await load()).routes.map(({ path }) => path);
  expect(paths).toHaveLength(new Set(paths).size);
  expect(new Set(paths)).toEqual(new Set(pages.flatMap(ownRoutes)));
});

it.each(features.filter(({ entry }) => entry))('$name: has a menu entry with the registered texts', ({ entry }) => {
  const served = entriesOf(navigationOf('demo', domains, 'en').default).find(({ link }) => link === entry?.link);
  expect(served).toMatchObject({ title: entry?.title, icon: entry?.icon });
  expect(served?.disabled ?? false).toBe(false);
});
