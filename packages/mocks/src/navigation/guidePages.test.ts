import { readFileSync } from 'node:fs';
import { SearchAnswer, searchEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createClient } from '../testing/client';
import { guidePages } from './guidePages';

/** `- [Introduction](getting-started/introduction.md)` */
const ENTRY = /^- \[(.+)\]\((.+)\.md\)$/gm;

test.each(['en', 'tr'] as const)('guides: match the files in %s by title', (language) => {
  const list = readFileSync(new URL(`../../../../docs/guides/${language}/README.md`, import.meta.url), 'utf8');
  const listed = [...list.matchAll(ENTRY)].map(([, title, path]) => ({ title, link: `/docs/guides/${path}` }));
  expect(guidePages(language).map(({ title, link }) => ({ title, link }))).toEqual(listed);
});

test.each([
  ['en', 'theming', 'Theming', 'Guides, Customization'],
  ['tr', 'yayına', 'Yayına alma', 'Kılavuzlar, Geliştirme'],
] as const)('guides: in %s the search finds %s', async (language, query, title, subtitle) => {
  const { call } = await createClient();
  const { body } = await call('POST', searchEndpoints.search, { body: { query, groups: ['pages'] }, language });
  const [group] = v.parse(SearchAnswer, body);
  expect(group?.results).toContainEqual(expect.objectContaining({ title, subtitle }));
});
