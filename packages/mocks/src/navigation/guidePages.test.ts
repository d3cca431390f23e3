import { readFileSync } from 'node:fs';
import { SearchAnswer, searchEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { guidePages } from './guidePages';

/** `- [Introduction](getting-started/introduction.md)` */
const ENTRY = /^- \[(.+)\]\((.+)\.md\)$/gm;

test.each(['en', 'tr'] as const)('the guides are those of the files in %s, under their titles', (language) => {
  const list = readFileSync(new URL(`../../../../docs/guides/${language}/README.md`, import.meta.url), 'utf8');
  const listed = [...list.matchAll(ENTRY)].map(([, title, path]) => ({ title, link: `/docs/guides/${path}` }));
  expect(guidePages(language).map(({ title, link }) => ({ title, link }))).toEqual(listed);
});

test.each([
  ['en', 'theming', 'Theming', 'Guides, Customization'],
  ['tr', 'yayına', 'Yayına alma', 'Kılavuzlar, Geliştirme'],
] as const)('in %s, %s is found', async (language, query, title, subtitle) => {
  const { call } = await createClient();
  const { body } = await call('POST', searchEndpoints.search, { body: { query, groups: ['pages'] }, language });
  const [group] = v.parse(SearchAnswer, body);
  expect(group?.results).toContainEqual(expect.objectContaining({ title, subtitle }));
});
