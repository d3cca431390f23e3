import { authEndpoints, type AuthResponse } from '@stockroom/contract';
import { onTestFinished } from 'vitest';
import { demoCredentials, type Mocks, type MocksOptions } from '../index';
import { createNodeMocks } from '../node';

/** An answer as a caller sees it. */
export interface Answer<T> {
  status: number;
  body: T;
}

export interface CallOptions {
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  text?: string;
  /** Sent as a multipart form, instead of `body`. */
  form?: FormData;
  /** `null` sends no token. */
  token?: string | null;
  language?: string;
  signal?: AbortSignal;
}

export interface Client {
  mocks: Mocks;
  clock: Clock;
  /** Bearer token of the demo user. */
  token: string;
  /** Makes a call through `fetch`, by default with the token. */
  call: <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<Answer<T>>;
}

export interface Clock {
  now: () => number;
  advance: (ms: number) => void;
}

/** Origin of the tests' calls; only the mocks answer there. */
const ORIGIN = 'http://stockroom.test';

/** Creates a clock that stands still until a test advances it. */
export function createClock(start = '2026-03-01T09:30:00.000Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}

/** Runs mocks around `fetch` until the test ends, without delays, with a signed-in user. */
export async function createClient(options: MocksOptions = {}): Promise<Client> {
  const clock = createClock();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const mocks = createNodeMocks({ now: clock.now, random: () => 0.5, newId, checksAnswers: true, ...options });
  mocks.listen();
  onTestFinished(() => mocks.close());
  const { body } = await send<AuthResponse>(ORIGIN, 'POST', authEndpoints.signIn, { body: demoCredentials });
  const token = body.accessToken;
  return { mocks, clock, token, call: (method, path, callOptions) => send(ORIGIN, method, path, { token, ...callOptions }) };
}

/** Makes a call through `fetch` to any origin. */
export async function send<T>(origin: string, method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const response = await fetch(createRequest(method, path, options, origin));
  return { status: response.status, body: (await response.json()) as T };
}

export function createRequest(
  method: string,
  path: string,
  { body, text, form, token, language, signal }: CallOptions,
  origin = ORIGIN,
): Request {
  // The browser sets the content type of a form, with the boundary of its parts.
  const headers = new Headers(form ? {} : { 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (language) headers.set('accept-language', language);
  const content = form ?? text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${origin}${path}`, {
    method,
    headers,
    ...(content !== undefined && { body: content }),
    ...(signal && { signal }),
  });
}
