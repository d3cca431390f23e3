import {
  type AuthResponse,
  authEndpoints,
  type CodeProblem,
  type Issue,
  type RecoveryCodes,
  settingsEndpoints,
  TwoStepStatus,
  type TwoStepSetup,
} from '@stockroom/contract';
import { Secret, TOTP } from 'otpauth/slim';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demoCredentials } from '../index';
import { createClient, type Client } from '../testing/client';
import { stepOfCode, totpCode } from './totp';

const { twoStep, twoStepConfirm, twoStepCodes, twoStepOff } = settingsEndpoints;
const HALF_MINUTE = 30_000;

describe('TOTP codes', () => {
  const seed = Secret.fromLatin1('12345678901234567890');

  // RFC 6238, appendix B. It has eight digits; our codes are the last six of them.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('match the RFC at %i seconds: %s', (seconds, code) => {
    const eight = new TOTP({ secret: seed, algorithm: 'SHA1', digits: 8, period: 30 });
    expect(eight.generate({ timestamp: seconds * 1000 })).toBe(code);
    expect(totpCode(seed.base32, seconds * 1000)).toBe(code.slice(2));
  });

  test('are accepted one step earlier or later, and expired when older', () => {
    const now = 1_234_567_890_000;
    const at = (steps: number) => stepOfCode(seed.base32, totpCode(seed.base32, now + steps * HALF_MINUTE), now);
    const step = Math.floor(now / HALF_MINUTE);
    expect([-3, -2, -1, 0, 1, 2].map(at)).toEqual(['expired', 'expired', step - 1, step, step + 1, null]);
    expect(stepOfCode(seed.base32, '000000', now)).toBeNull();
  });
});

const state = async ({ call }: Client) => v.parse(TwoStepStatus, (await call('GET', twoStep)).body);
const signIn = ({ call }: Client, code?: string) =>
  call<AuthResponse & { issues: Issue[] }>('POST', authEndpoints.signIn, {
    body: { ...demoCredentials, ...(code !== undefined && { code }) },
    token: null,
  });
const refused = (message: CodeProblem, path = 'code') => ({ status: 400, body: { issues: [{ path, message }] } });

/** Turns two-step sign-in on and advances the clock to its next code. */
async function turnOn(client: Client) {
  const { secret } = (await client.call<TwoStepSetup>('POST', twoStep)).body;
  const code = () => totpCode(secret, client.clock.now());
  const { body } = await client.call<RecoveryCodes>('POST', twoStepConfirm, { body: { code: code() } });
  client.clock.advance(HALF_MINUTE);
  return { code, codes: body.codes, secret };
}

describe('two-step sign-in', () => {
  test('is off until a code of the app has confirmed it', async () => {
    const client = await createClient();
    expect(await state(client)).toEqual({ isOn: false, since: null, codesLeft: 0 });
    const { body } = await client.call<TwoStepSetup>('POST', twoStep);
    expect(new URL(body.uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(await client.call('POST', twoStepConfirm, { body: { code: '000000' } })).toMatchObject(refused('is wrong'));
    expect((await signIn(client)).status).toBe(200);
    const code = totpCode(body.secret, client.clock.now());
    const made = await client.call<RecoveryCodes>('POST', twoStepConfirm, { body: { code } });
    expect(new Set(made.body.codes).size).toBe(10);
    expect(await state(client)).toMatchObject({ isOn: true, codesLeft: 10 });
    expect((await client.call('POST', twoStep)).status).toBe(409);
  });

  test('asks for a code, each of which works once', async () => {
    const client = await createClient();
    const { code } = await turnOn(client);
    expect(await signIn(client)).toMatchObject(refused('is needed'));
    expect(await signIn(client, '12ab')).toMatchObject(refused('is wrong'));
    const now = code();
    expect((await signIn(client, `${now.slice(0, 3)} ${now.slice(3)}`)).status).toBe(200);
    expect(await signIn(client, now)).toMatchObject(refused('was used'));
    client.clock.advance(2 * HALF_MINUTE);
    expect(await signIn(client, now)).toMatchObject(refused('has expired'));
  });

  test('does not reveal the second step when the credentials are wrong', async () => {
    const client = await createClient();
    await turnOn(client);
    const body = { ...demoCredentials, password: 'wrong' };
    expect((await client.call('POST', authEndpoints.signIn, { body, token: null })).status).toBe(404);
  });

  test('accepts a recovery code once, however it is typed', async () => {
    const client = await createClient();
    const [first = ''] = (await turnOn(client)).codes;
    expect((await signIn(client, first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await signIn(client, first)).toMatchObject(refused('was used'));
    expect((await state(client)).codesLeft).toBe(9);
  });

  test('checks no code for five minutes after five wrong ones', async () => {
    const client = await createClient();
    const { code } = await turnOn(client);
    for (let tries = 0; tries < 5; tries += 1) expect(await signIn(client, '111222')).toMatchObject(refused('is wrong'));
    expect(await signIn(client, code())).toMatchObject(refused('too many tries'));
    client.clock.advance(5 * 60_000);
    expect((await signIn(client, code())).status).toBe(200);
  });

  test('unlocks a session with the password alone, but only with its token', async () => {
    const client = await createClient();
    await turnOn(client);
    const unlock = (token: string | null) => client.call('POST', authEndpoints.unlockSession, { body: demoCredentials, token });
    expect((await unlock(client.token)).status).toBe(200);
    expect(await unlock(null)).toMatchObject(refused('is needed'));
  });

  test('replaces the codes and turns off, by password or code', async () => {
    const client = await createClient();
    const { codes, code } = await turnOn(client);
    const proof = (given: string) => ({ body: { proof: given } });
    expect(await client.call('POST', twoStepCodes, proof('wrong'))).toMatchObject(refused('is wrong', 'proof'));
    await client.call('POST', twoStepCodes, proof(demoCredentials.password));
    expect(await signIn(client, codes[0])).toMatchObject(refused('is wrong'));
    expect(await client.call('POST', twoStepOff, proof(code()))).toMatchObject({ status: 200, body: { isOn: false } });
    expect((await signIn(client)).status).toBe(200);
    expect((await client.call('POST', twoStepOff, proof(demoCredentials.password))).status).toBe(409);
  });
});
