import { authEndpoints, AuthResponse } from '@stockroom/contract';
import { createMocks, demoCredentials, type Mocks } from '@stockroom/mocks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { request } from '#shared/api/http';
import { configureHttp } from '#shared/api/httpSettings';
import { tokenStore } from '#shared/session/tokenStore';
import { type ComposeDraft, emptyDraft } from '../model/composeDraft';
import { keepDraft, saveDraft } from './composeCalls';

let mocks: Mocks;
let undoSettings: () => void;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 2, 2, 9, 30);
  mocks = createMocks({ delays: 'none', now: () => (now += 1000) });
  undoSettings = configureHttp({ origin: 'http://shop.example', now: () => now, respond: mocks.respond });
  const { accessToken } = await request({
    method: 'POST',
    path: authEndpoints.signIn,
    body: demoCredentials,
    schema: AuthResponse,
    auth: false,
  });
  tokenStore.write({ accessToken, skew: 0 }, { remember: false });
});
afterEach(async () => {
  tokenStore.clear();
  undoSettings();
  await mocks.close();
});

const written = (subject: string, updatedAt: string | null = null): ComposeDraft => ({
  ...emptyDraft('rope'),
  to: ['Tom Hallberg <tom.hallberg@example.com>', 'ada@example.com'],
  content: '<p>Six metres,</p><p>please &amp; soon.</p>',
  subject,
  updatedAt,
});

it("keepDraft: overwrites the server's draft when it is our own unanswered save", async () => {
  const { updatedAt } = await saveDraft(written('Rope'));
  const unheard = written('Rope one', updatedAt);
  await saveDraft(unheard);
  await expect(saveDraft(written('Rope one two', updatedAt))).rejects.toMatchObject({ kind: 'conflict' });
  const storedDraft = await keepDraft(written('Rope one two', updatedAt), [unheard]);
  expect(storedDraft.subject).toBe('Rope one two');
  expect(storedDraft.updatedAt).not.toBe(updatedAt);
});

it('keepDraft: saves the same text again without a conflict', async () => {
  const { updatedAt } = await saveDraft(written('Rope'));
  await saveDraft(written('Rope one', updatedAt));
  await expect(keepDraft(written('Rope one', updatedAt), [])).resolves.toMatchObject({ subject: 'Rope one' });
});

it("keepDraft: does not overwrite another tab's changes", async () => {
  const { updatedAt } = await saveDraft(written('Rope'));
  await saveDraft(written('Cord', updatedAt));
  const mine = written('Rope one', updatedAt);
  await expect(keepDraft(mine, [written('Rope', updatedAt)])).rejects.toMatchObject({ kind: 'conflict' });
});
