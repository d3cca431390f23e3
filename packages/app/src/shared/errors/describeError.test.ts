import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/ApiError';
import en from '../locales/en.json';
import tr from '../locales/tr.json';
import { describeError } from './describeError';

const KINDS: ApiErrorKind[] = [
  'offline',
  'timeout',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'server',
  'shape',
  'upstream',
];

it.each([
  ['en', en],
  ['tr', tr],
])('describeError: shows no address or status in %s, but returns both for support', async (lng, common) => {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { [lng]: { common } }, defaultNS: 'common' });
  for (const kind of KINDS) {
    const error = new ApiError(kind, { call: 'GET /api/apps/things', status: 500 });
    const { title, message, call } = describeError(error, i18n.t);
    expect(`${title} ${message}`).not.toMatch(/\/api|GET|500|\{\{|errors\./);
    expect(call).toBe('GET /api/apps/things (500)');
  }
});
