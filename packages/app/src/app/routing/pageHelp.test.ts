import { guideOutline } from '@stockroom/mocks';
import { expect, it } from 'vitest';
import type { FeaturePage } from '#shared/routing/feature';
import { features } from '../features';
import { pageHelp } from './pageHelp';

const guides = new Set(
  Object.entries(guideOutline).flatMap(([category, own]) =>
    Object.keys(own).map((guide) => `/apps/help-center/guides/${category}/${guide}`),
  ),
);
/** Queries for which a page may have different guides. */
const SEARCHES = ['', '?search=a', '?tab=counts', '?tab=imports', '?tab=x', '?show=record', '?product=new'];
const pagesOf = (pages: readonly FeaturePage[]): FeaturePage[] =>
  pages.flatMap((page) => [page, ...pagesOf(page.overlays ?? [])]);
const pages = features.flatMap((feature) => pagesOf(feature.pages)).filter(({ handle }) => handle?.help !== undefined);

it.each(pages.map(({ path, handle }) => ({ path, handle })))('help of $path: is an existing guide', ({ handle }) => {
  for (const search of SEARCHES) {
    expect(guides).toContain(pageHelp([handle], search));
  }
});

it.each(features)('help named in the code of $name: is an existing guide', async ({ load }) => {
  for (const { handle } of (await load()).routes) {
    if (handle === undefined) continue;
    for (const search of SEARCHES) expect(guides).toContain(pageHelp([handle], search));
  }
});

it('pageHelp: takes the guide of the innermost page, or the help center without one', () => {
  expect(pageHelp([{ help: 'a/b' }, { help: 'a/c' }, {}], '')).toBe('/apps/help-center/guides/a/c');
  expect(pageHelp([undefined, {}], '')).toBe('/apps/help-center');
});
