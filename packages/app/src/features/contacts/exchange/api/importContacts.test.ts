import { authEndpoints, AuthResponse, Contact, contactsEndpoints, ContactTag } from '@stockroom/contract';
import { createMocks, demoCredentials, type Mocks } from '@stockroom/mocks';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { request } from '#shared/api/http';
import { configureHttp } from '#shared/api/httpSettings';
import { tokenStore } from '#shared/session/tokenStore';
import { buildImported } from '../testing/buildReview';
import { importContacts } from './importContacts';
import { undoContactImport } from './undoContactImport';

let mocks: Mocks;
let undoSettings: () => void;
/** Recorded calls, and a replacement for the response. */
let calls: string[];
let instead: ((call: string) => Promise<Response> | undefined) | null;

beforeEach(async () => {
  mocks = createMocks({ delays: 'none' });
  calls = [];
  instead = null;
  undoSettings = configureHttp({
    origin: 'http://shop.example',
    respond: async (outgoing) => {
      const call = `${outgoing.method} ${new URL(outgoing.url).pathname}`;
      calls.push(call);
      const answer = await mocks.respond(outgoing);
      return (await instead?.(call)) ?? answer;
    },
  });
  const session = await request({
    method: 'POST',
    path: authEndpoints.signIn,
    body: demoCredentials,
    schema: AuthResponse,
    auth: false,
  });
  tokenStore.write({ accessToken: session.accessToken, skew: 0 }, { remember: false });
  calls = [];
});
afterEach(async () => {
  tokenStore.clear();
  undoSettings();
  await mocks.close();
});

const never = new AbortController().signal;
const silent = () => undefined;
const people = () => request({ method: 'GET', path: contactsEndpoints.all, schema: v.array(Contact) });
const tags = () => request({ method: 'GET', path: contactsEndpoints.tags, schema: v.array(ContactTag) });
const several = Array.from({ length: 10 }, (_, at) =>
  buildImported({ id: `new-${at}`, name: `Person ${at}`, newTags: ['Fair'] }),
);

it('importContacts: adds contacts with their tags, each tag once', async () => {
  const progress: string[] = [];
  const outcome = await importContacts(several, ['Fair'], never, (done, total) => progress.push(`${done}/${total}`));
  expect(outcome).toMatchObject({ left: [], refused: [], error: null });
  const made = (await tags()).find(({ title }) => title === 'Fair');
  expect(outcome.tags).toEqual([made?.id]);
  const added = (await people()).filter(({ id }) => outcome.added.includes(id));
  expect(added).toHaveLength(10);
  expect(added[0]).toMatchObject({ tags: [made?.id], job: { title: 'Buyer', company: 'Moda Kıyı' } });
  expect(progress.at(-1)).toBe('10/10');
});

it('importContacts: reports who was added when the network fails, and adds nobody twice on retry', async () => {
  let answers = 0;
  instead = (call) => {
    // The server has stored the contact, but the response is lost.
    if (call === `POST ${contactsEndpoints.contact}` && ++answers > 3) return Promise.reject(new TypeError('Failed to fetch'));
    return undefined;
  };
  const first = await importContacts(several, [], never, silent);
  expect(first.added.length + first.left.length).toBe(10);
  expect(first.added).toHaveLength(3);
  expect(first.error).toMatchObject({ kind: 'offline' });
  instead = null;
  const second = await importContacts(first.left, [], never, silent);
  expect(second).toMatchObject({ left: [], error: null });
  expect(await people()).toHaveLength(90);
});

it('importContacts: stops on abort and reports what was added', async () => {
  const controller = new AbortController();
  const outcome = await importContacts(several, [], controller.signal, (done) => {
    if (done === 2) controller.abort();
  });
  expect(outcome.error).toBeNull();
  expect(outcome.added.length).toBeGreaterThanOrEqual(2);
  expect(outcome.added.length).toBeLessThan(10);
  expect(await people()).toHaveLength(80 + outcome.added.length);
});

it('importContacts: goes on after a refused contact', async () => {
  const refused = buildImported({ id: 'bad', birthday: '2999-01-01' });
  const outcome = await importContacts([refused, ...several], [], never, silent);
  expect([outcome.refused, outcome.added.length, outcome.left]).toEqual([[refused], 10, []]);
});

it('importContacts: reuses a tag that somebody created meanwhile', async () => {
  const [known] = await tags();
  const title = known?.title.toUpperCase() ?? '';
  const outcome = await importContacts([buildImported({ newTags: [title] })], [title], never, silent);
  expect(outcome).toMatchObject({ tags: [], error: null });
  expect((await people()).find(({ id }) => id === 'new-1')?.tags).toEqual([known?.id]);
});

it('undoContactImport: deletes the added contacts, but no tag that other contacts use by then', async () => {
  const outcome = await importContacts(several, ['Fair'], never, silent);
  const otherOutcome = await importContacts([buildImported({ id: 'other', newTags: ['Other'] })], ['Other'], never, silent);
  const undone = await undoContactImport({ added: outcome.added, tags: [...outcome.tags, ...otherOutcome.tags] }, never, silent);
  expect(undone).toEqual({ removed: 10, left: [], error: null });
  expect(await people()).toHaveLength(81);
  expect((await tags()).map(({ title }) => title)).toEqual(expect.arrayContaining(['Other']));
  expect((await tags()).map(({ title }) => title)).not.toContain('Fair');
});

it('undoContactImport: reports what remains when the undo fails halfway', async () => {
  const { added } = await importContacts(several, [], never, silent);
  let answers = 0;
  instead = (call) => (call.startsWith('DELETE') && ++answers > 2 ? Promise.reject(new TypeError('Failed to fetch')) : undefined);
  const first = await undoContactImport({ added, tags: [] }, never, silent);
  expect(first.removed + first.left.length).toBe(10);
  expect(first.error).toMatchObject({ kind: 'offline' });
  instead = null;
  expect(await undoContactImport({ added: first.left, tags: [] }, never, silent)).toMatchObject({ left: [], error: null });
  expect(await people()).toHaveLength(80);
});
