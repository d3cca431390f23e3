import type { NavigationItem } from '@stockroom/contract';
import { domains, navigationOf } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import type { Feature, FeaturePage } from '../shared/routing/feature';
import { features } from './features';

const registered = import.meta.glob<Record<string, Feature>>('../features/*/*.feature.ts', { eager: true });

const pathsOf = ({ path, over = [] }: FeaturePage): string[] => [path, ...over.flatMap(pathsOf)];
const ownRoutes = ({ path, isPartOfPage, over = [] }: FeaturePage): string[] => [
  ...(isPartOfPage ? [] : [path]),
  ...over.flatMap(ownRoutes),
];
const entriesOf = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...entriesOf(item.children ?? [])]);

it('lists every feature that registers itself', () => {
  const found = Object.entries(registered).map(([path, module]) => ({
    folder: path.split('/')[2],
    feature: Object.values(module)[0],
  }));
  expect(found.map(({ folder }) => folder)).toEqual(found.map(({ feature }) => feature?.name));
  expect(new Set(found.map(({ feature }) => feature))).toEqual(new Set(features));
});

it('has each path once', () => {
  const paths = features.flatMap(({ pages }) => pages.flatMap(pathsOf));
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(features)('$name has a route for each page that it registered, and no other', async ({ pages, load }) => {
  const paths = (await load()).map(({ path }) => path);
  expect(paths).toHaveLength(new Set(paths).size);
  expect(new Set(paths)).toEqual(new Set(pages.flatMap(ownRoutes)));
});

it.each(features.filter(({ entry }) => entry))('$name is offered by the menu, in the words that it registered', ({ entry }) => {
  const served = entriesOf(navigationOf('demo', domains).default).find(({ link }) => link === entry?.link);
  expect(served).toMatchObject({ title: entry?.title, icon: entry?.icon });
  expect(served?.disabled ?? false).toBe(false);
});
