import { paths, type AuthResponse } from '@stockroom/contract';
import { createMocks, demoCredentials, type Mocks, type MocksOptions } from '../index';

/** An answer as a caller sees it. */
export interface Answer<T> {
  status: number;
  body: T;
}

export interface Client {
  mocks: Mocks;
  /** Bearer token of the demo user. */
  token: string;
  /** One call with the token, if not told otherwise. */
  call: <T = unknown>(method: string, path: string, options?: CallOptions) => Promise<Answer<T>>;
}

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  text?: string;
  /** `null`: no token. */
  token?: string | null;
  language?: string;
  signal?: AbortSignal;
}

/** Where the tests' calls go; nobody lives there but the mocks. */
export const ORIGIN = 'http://stockroom.test';

/** A time that stands still until a test moves it. */
export function createClock(start = '2026-03-01T09:30:00.000Z'): { now: () => number; advance: (ms: number) => void } {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}

/** Mocks without delays, and someone who is signed in to them. */
export async function createClient(options: MocksOptions = {}): Promise<Client> {
  const clock = createClock();
  const mocks = createMocks({ delays: 'none', now: clock.now, random: () => 0.5, ...options });
  const { body } = await send<AuthResponse>(mocks, 'POST', paths.auth.signIn, { body: demoCredentials });
  const token = body.accessToken;
  return { mocks, token, call: (method, path, callOptions) => send(mocks, method, path, { token, ...callOptions }) };
}

/** One call through the mocks' own way in, which is the one that every host uses. */
export async function send<T>(
  mocks: Pick<Mocks, 'respond'>,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const response = await mocks.respond(createRequest(method, path, options));
  if (!response) throw new Error(`Nobody answered ${method} ${path}.`);
  return { status: response.status, body: (await response.json()) as T };
}

export function createRequest(method: string, path: string, { body, text, token, language, signal }: CallOptions): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (language) headers.set('accept-language', language);
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers,
    ...(content !== undefined && { body: content }),
    ...(signal && { signal }),
  });
}
