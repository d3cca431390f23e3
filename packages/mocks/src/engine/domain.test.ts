import * as v from 'valibot';
import { expect, test } from 'vitest';
import { navigationOf } from '../navigation/navigation.seed';
import { domains } from '../registry';
import { createMockApi } from './answering/api';
import { domainOf, type Domain } from './domain';
import { openRoute } from './route';
import { createMemoryBackend } from './store/memoryBackend';

const domain = (name: string, more: Partial<Domain> = {}): Domain => ({
  name,
  prefixes: [`/api/${name}/`],
  load: async () => () => [],
  title: { en: name, tr: name },
  ...more,
});

test('domainOf: picks the domain with the longer prefix', () => {
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

test('domains: share no name, prefix, data set, page, search group or group position', () => {
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

test("navigationOf: puts a domain's page in its menu position, or last among the applications", () => {
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

test('createMockApi: reports an answer that does not match its schema, if it checks answers', async () => {
  const Word = v.pipe(v.string(), v.minLength(3, 'is too short'));
  const wordsDomain = domain('words', { load: async () => () => [openRoute('GET', '/api/words/word', Word, async () => 'no')] });
  const requestWord = async (checksAnswers: boolean) => {
    const api = createMockApi([wordsDomain], { backend: createMemoryBackend(), checksAnswers });
    const answer = await api.respond(new Request('http://stockroom.test/api/words/word'));
    return [answer?.status, (await answer?.json()) as unknown];
  };
  expect(await requestWord(false)).toEqual([200, 'no']);
  expect(await requestWord(true)).toEqual([
    500,
    {
      error: 'SERVER ERROR',
      message: expect.stringMatching('GET /api/words/word answers what does not fit.*is too short') as string,
    },
  ]);
});
