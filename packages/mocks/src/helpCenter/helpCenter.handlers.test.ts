import {
  type FaqCategory,
  type HelpGuide,
  type HelpGuideList,
  type HelpSearch,
  helpCenterEndpoints as paths,
  type MissedSearch,
  settingsEndpoints,
  type SupportFile,
  type SupportRequest,
  type TeamPerson,
} from '@stockroom/contract';
import { describe, expect, test } from 'vitest';
import { createClient } from '../testing/client';

const SIGN_IN = `${paths.guide}?categorySlug=getting-started&guideSlug=sign-in`;
const LAST = `${paths.guide}?categorySlug=your-account&guideSlug=show-presence`;

describe('questions and guides', () => {
  test("are grouped by category, in the user's language", async () => {
    const { call } = await createClient();
    const { body: faqs } = await call<FaqCategory[]>('GET', paths.faqs);
    expect(faqs.map(({ slug }) => slug)).toEqual(['most-asked', 'general', 'licences', 'payments', 'support']);
    expect(faqs.every((category) => category.faqs.length > 0)).toBe(true);
    const { body: turkish } = await call<FaqCategory[]>('GET', `${paths.faqs}?slug=general`, { language: 'tr' });
    expect(turkish.map(({ title }) => title)).toEqual(['Genel']);
  });

  test('are limited to five guides per category, or to the given limit', async () => {
    const { call } = await createClient();
    const { body: all } = await call<HelpGuideList[]>('GET', paths.guides);
    expect(all.reduce((sum, { totalGuides }) => sum + totalGuides, 0)).toBeGreaterThanOrEqual(20);
    expect(all[1]).toMatchObject({ slug: 'stock', visibleGuides: 5, totalGuides: 10 });
    const { body } = await call<HelpGuideList[]>('GET', `${paths.guides}?slug=stock&limit=100`);
    expect(body[0]?.guides).toHaveLength(10);
    expect((await call<HelpGuideList[]>('GET', `${paths.guides}?slug=stock&limit=2`)).body[0]?.visibleGuides).toBe(2);
  });

  test.each(['0', 'abc', '-1', '101', '1.5', ''])('reject a limit of "%s"', async (limit) => {
    const { call } = await createClient();
    expect(await call('GET', `${paths.guides}?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'limit' }] },
    });
  });

  test('give a guide its neighbours across categories, and its reading time', async () => {
    const { call } = await createClient();
    const { body: first } = await call<HelpGuide>('GET', SIGN_IN);
    expect(first).toMatchObject({ title: 'Sign in', previous: null, feedback: null, category: { slug: 'getting-started' } });
    expect(first.next).toEqual({ title: 'Find anything', slug: 'find-anything', categorySlug: 'getting-started' });
    expect(first.minutes).toBeGreaterThan(0);
    expect((await call<HelpGuide>('GET', LAST)).body.next).toBeNull();
    const { body: eighth } = await call<HelpGuide>('GET', `${paths.guide}?categorySlug=stock&guideSlug=find-a-product`);
    expect(eighth.previous?.categorySlug).toBe('getting-started');
  });

  test.each([
    `${paths.faqs}?slug=nothing`,
    `${paths.guides}?slug=nothing`,
    `${paths.guide}?categorySlug=stock&guideSlug=sign-in`,
  ])('answer %s with 404', async (path) => {
    const { call } = await createClient();
    expect((await call('GET', path)).status).toBe(404);
  });

  test('reject a guide call without slugs, and any call without a token', async () => {
    const { call } = await createClient();
    expect((await call('GET', `${paths.guide}?categorySlug=stock`)).status).toBe(400);
    expect((await call('GET', paths.faqs, { token: null })).status).toBe(401);
  });

  test('are empty in an empty help center', async () => {
    const { call } = await createClient({ scenario: 'help-center-empty' });
    expect((await call<FaqCategory[]>('GET', paths.faqs)).body.flatMap(({ faqs }) => faqs)).toEqual([]);
    expect((await call<HelpGuideList[]>('GET', `${paths.guides}?slug=stock`)).body).toMatchObject([
      { guides: [], visibleGuides: 0, totalGuides: 0 },
    ]);
  });
});

test('feedback: is stored for guides and questions, and can be replaced', async () => {
  const { call } = await createClient();
  const { id } = (await call<HelpGuide>('GET', SIGN_IN)).body;
  const guideFeedback = { kind: 'guide', id, helpful: false };
  expect(await call('POST', paths.feedback, { body: guideFeedback })).toEqual({ status: 200, body: true });
  await call('POST', paths.feedback, { body: { ...guideFeedback, why: ' too short ' } });
  expect((await call<HelpGuide>('GET', SIGN_IN)).body.feedback).toEqual({ helpful: false, why: 'too short' });
  expect((await call('POST', paths.feedback, { body: { ...guideFeedback, id: 'no' } })).status).toBe(404);
  const [category] = (await call<FaqCategory[]>('GET', paths.faqs)).body;
  const faq = { kind: 'faq', id: category?.faqs[0]?.id, helpful: true };
  expect((await call('POST', paths.feedback, { body: faq })).body).toBe(true);
  expect((await call('POST', paths.feedback, { body: { ...faq, kind: 'guide' } })).status).toBe(404);
  expect((await call('POST', paths.feedback, { body: { ...faq, kind: 'course' } })).status).toBe(400);
  expect((await call('POST', paths.feedback, { body: faq, token: null })).status).toBe(401);
  expect((await call('POST', paths.feedback, { body: { ...guideFeedback, why: 'x'.repeat(1001) } })).status).toBe(400);
});

describe('search', () => {
  const find = async (search: string, language?: string) =>
    (await (await createClient()).call<HelpSearch>('GET', `${paths.search}?search=${encodeURIComponent(search)}`, { language }))
      .body;

  test('finds questions and guides, titles first, with an excerpt around the word', async () => {
    const { results } = await find('label');
    expect(results[0]).toMatchObject({
      kind: 'guide',
      title: 'Print labels',
      link: '/apps/help-center/guides/stock/print-labels',
    });
    const { results: sessions } = await find('SESSION');
    expect(sessions.map(({ link }) => link)).toContain('/apps/help-center/faqs#lost-text');
    expect(sessions.every(({ excerpt }) => !excerpt.includes('<'))).toBe(true);
  });

  test('ignores Turkish letters and case', async () => {
    expect((await find('yazdirma', 'tr')).results[0]?.title).toBe('Etiket yazdırma');
    expect((await find('YAZDIRMA', 'tr')).results[0]?.title).toBe('Etiket yazdırma');
  });

  test('suggests completions and similar spellings', async () => {
    expect((await find('stoc')).suggestions).toContain('stock');
    expect(await find('lables')).toMatchObject({ results: [], suggestions: ['labels'] });
  });

  test.each(['', '  ', '.*', '((', 'x'.repeat(100_000)])('finds nothing for %j, which is no pattern', async (search) => {
    expect((await find(search)).results).toEqual([]);
  });

  test('counts searches without results', async () => {
    const { call } = await createClient();
    await call('POST', paths.missed, { body: { search: 'Gift cards' } });
    await call('POST', paths.missed, { body: { search: 'gift CARDS' } });
    await call('POST', paths.missed, { body: { search: 'franchise' } });
    const { body } = await call<MissedSearch[]>('GET', paths.missed);
    expect(body.map(({ search, count }) => [search, count])).toEqual([
      ['gift CARDS', 2],
      ['franchise', 1],
    ]);
    expect((await call('POST', paths.missed, { body: { search: ' ' } })).status).toBe(400);
    // Only admins may read them.
    const { body: team } = await call<TeamPerson[]>('GET', settingsEndpoints.team);
    const self = team.find(({ isSelf }) => isSelf);
    await call('PATCH', settingsEndpoints.team, { body: { id: 'staff-1', role: 'admin' } });
    await call('PATCH', settingsEndpoints.team, { body: { id: self?.id, role: 'write' } });
    expect((await call('GET', paths.missed)).body).toEqual([]);
  });
});

describe('support', () => {
  const request = { name: ' Ada ', email: 'ada@example.com', subject: 'Help', message: 'Please' };

  test('numbers a request once, and logs it in the activities', async () => {
    const { call } = await createClient();
    const body = { ...request, id: 'mine' };
    const { body: sent } = await call<SupportRequest>('POST', paths.support, { body });
    expect(sent).toMatchObject({ id: 'mine', number: 'ST-1043', subject: 'Help', status: 'open' });
    expect((await call('POST', paths.support, { body })).body).toEqual(sent);
    const { body: requests } = await call<SupportRequest[]>('GET', paths.requests);
    expect(requests.map(({ number }) => number)).toEqual(['ST-1043', 'ST-1042', 'ST-1041', 'ST-1038']);
    expect(requests.map(({ status }) => status)).toEqual(['open', 'open', 'answered', 'solved']);
    const { body: activities } = await call<{ kind: string; linkedContent: string }[]>('GET', '/api/pages/activities');
    expect(activities[0]).toMatchObject({ kind: 'help', linkedContent: 'ST-1043 Help' });
  });

  test('attaches files of the sender only', async () => {
    const { call } = await createClient();
    const form = new FormData();
    form.append('file', new File(['jam in tray 2'], 'printer.txt', { type: 'text/plain' }));
    const { body: file } = await call<SupportFile>('POST', paths.file, { form });
    expect(file).toMatchObject({ name: 'printer.txt', size: 13, type: 'text/plain', preview: '' });
    await call('POST', paths.support, { body: { ...request, attachments: [file, { ...file, id: 'nobody' }] } });
    const { body: requests } = await call<SupportRequest[]>('GET', paths.requests);
    expect(requests.map(({ files }) => files)).toEqual([[file], [], [], []]);
    expect((await call('GET', `${paths.file}?id=${file.id}`)).body).toMatchObject({
      url: `data:text/plain;base64,${btoa('jam in tray 2')}`,
    });
    expect((await call('GET', `${paths.file}?id=nobody`)).status).toBe(404);
    expect((await call('POST', paths.file, { form: new FormData() })).status).toBe(400);
    expect((await call('POST', paths.support, { body: { ...request, attachments: Array(6).fill(file) } })).status).toBe(400);
    const named = { name: 'log.txt', type: 'text/plain', size: 3 };
    const { body: asked } = await call<SupportRequest>('POST', paths.support, { body: { ...request, attachments: [named] } });
    expect(asked.files).toMatchObject([named]);
  });

  test.each(['name', 'email', 'subject', 'message'] as const)('rejects a request without %s', async (field) => {
    const { call } = await createClient();
    const answer = await call('POST', paths.support, { body: { ...request, [field]: '  ' } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
  });

  test("answers at once in the demo's scenario, and lets the sender solve a request", async () => {
    const { call } = await createClient({ scenario: 'help-center-answered' });
    await call('POST', paths.support, { body: { ...request, id: 'mine' } });
    const { body } = await call<SupportRequest[]>('GET', paths.requests);
    expect(body[0]).toMatchObject({ id: 'mine', status: 'answered', replies: [{ author: 'Nora Feld, support' }] });
    const solve = { id: 'mine', solved: true };
    expect((await call<SupportRequest>('PATCH', paths.requests, { body: solve })).body.status).toBe('solved');
    expect((await call<SupportRequest>('PATCH', paths.requests, { body: { ...solve, solved: false } })).body.status).toBe(
      'answered',
    );
    expect((await call('PATCH', paths.requests, { body: { id: 'nobody', solved: true } })).status).toBe(404);
  });
});
