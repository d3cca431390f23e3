import * as v from 'valibot';
import { expect, test } from 'vitest';
import { navigationOf } from '../navigation/navigation.seed';
import { domains } from '../registry';
import { createMockApi } from './answering/api';
import { domainOf, type Domain } from './domain';
import { createMemoryBackend } from './store/memoryBackend';
import { openRoute } from './route';

const domain = (name: string, more: Partial<Domain> = {}): Domain => ({
  name,
  prefixes: [`/api/${name}/`],
  load: async () => () => [],
  title: { en: name, tr: name },
  ...more,
});

test('of two domains the one with the longer prefix has the call', () => {
  const [common, user] = [domain('common'), domain('user', { prefixes: ['/api/common/user'] })];
  for (const order of [
    [common, user],
    [user, common],
  ]) {
    expect(domainOf(order, '/api/common/user')).toBe(user);
    expect(domainOf(order, '/api/common/stores')).toBe(common);
  }
  expect(domainOf([common, user], '/api/elsewhere')).toBeUndefined();
});

test('no two domains share a name, a prefix, a data set, a page, a group of the search or its place', () => {
  const all: readonly Domain[] = domains;
  const claimed = [
    all.map(({ name }) => name),
    all.flatMap(({ prefixes }) => prefixes),
    all.flatMap(({ dataSets = {} }) => Object.keys(dataSets)),
    all.flatMap(({ pages = [] }) => pages.map(({ link }) => link)),
    all.flatMap(({ search }) => search?.group ?? []),
    all.flatMap(({ search }) => search?.place ?? []),
  ];
  for (const names of claimed) expect(new Set<unknown>(names).size).toBe(names.length);
});

test('a page that a domain names stands in its place in the menu, or last among the applications, in its words', () => {
  const text = { en: ['Loans', ''], tr: ['Ödünçler', ''] } as const;
  const pages = [
    { link: '/docs/guides', text },
    { link: '/apps/loans', icon: 'clock', text },
  ];
  const menu = navigationOf('demo', [domain('guides', { pages })], 'tr').default;
  const entries = menu.find(({ id }) => id === 'applications')?.children ?? [];
  const links = menu.flatMap(({ children = [] }) => children.flatMap(({ link }) => link ?? []));
  expect(links.filter((link) => link === '/docs/guides')).toHaveLength(1);
  expect(entries.at(-1)).toEqual({
    id: 'applications.loans',
    type: 'basic',
    icon: 'clock',
    link: '/apps/loans',
    title: 'Ödünçler',
  });
});

test('an answer that does not fit the schema of its route is an error where answers are checked', async () => {
  const Word = v.pipe(v.string(), v.minLength(3, 'is too short'));
  const words = domain('words', { load: async () => () => [openRoute('GET', '/api/words/word', Word, async () => 'no')] });
  const ask = async (checksAnswers: boolean) => {
    const api = createMockApi([words], { backend: createMemoryBackend(), checksAnswers });
    const answer = await api.respond(new Request('http://stockroom.test/api/words/word'));
    return [answer?.status, (await answer?.json()) as unknown];
  };
  expect(await ask(false)).toEqual([200, 'no']);
  expect(await ask(true)).toEqual([
    500,
    {
      error: 'SERVER ERROR',
      message: expect.stringMatching('GET /api/words/word answers what does not fit.*is too short') as string,
    },
  ]);
});
