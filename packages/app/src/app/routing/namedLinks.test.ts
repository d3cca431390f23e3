import { expect, it } from 'vitest';
import { STOPS } from '#features/guides';
import { GETTING_STARTED } from '#features/home';
import { features } from '../features';

const paths = features.flatMap(({ pages }) => pages.map(({ path }) => path));

it.each(STOPS)('guided tour: has an existing page for the stop $id: $link', ({ link }) => {
  expect(paths).toContain(link);
});
it.each(GETTING_STARTED)('getting started: has an existing page for $id: $link', ({ link }) => {
  expect(paths).toContain(link);
});
