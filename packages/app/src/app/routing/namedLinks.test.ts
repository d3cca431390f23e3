import { expect, it } from 'vitest';
import { STOPS } from '../../features/guides';
import { GETTING_STARTED } from '../../features/home';
import { features } from '../features';

const paths = features.flatMap(({ pages }) => pages.map(({ path }) => path));

it.each(STOPS)('the stop $id leads to a page that there is: $link', ({ link }) => {
  expect(paths).toContain(link);
});
it.each(GETTING_STARTED)('what a newcomer tries first, $id, is a page that there is: $link', ({ link }) => {
  expect(paths).toContain(link);
});
