import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHOWN_AFTER } from '../hooks/useDelayed';
import { onSessionExpired, resetSessionExpiry } from '../session/sessionExpiry';
import { tokenStore } from '../session/tokenStore';
import { buildToken } from '../testing/buildToken';
import { ApiError, type ApiErrorKind } from './ApiError';
import { request, type RequestOptions } from './http';
import { configureHttp, type HttpSettings } from './httpSettings';
import { pendingRequests } from './pendingRequests';

const NOW = Date.UTC(2026, 2, 1);
const SECONDS = NOW / 1000;
const user = v.object({ name: v.string() });
const json = (body: unknown, status = 200) => Response.json(body, { status });

let undo: () => void = () => undefined;
const answer = vi.fn<HttpSettings['respond']>();
const configure = (changes: Partial<HttpSettings> = {}) => {
  undo();
  undo = configureHttp({
    respond: answer,
    now: () => NOW,
    origin: 'http://shop.example',
    language: () => 'tr',
    timeout: 1000,
    ...changes,
  });
};

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(json({ name: 'Mina' })));
  resetSessionExpiry();
  tokenStore.clear();
  configure();
});
afterEach(() => {
  vi.useRealTimers();
  undo();
  undo = () => undefined;
});

const sendRequest = (options: Partial<RequestOptions<typeof user>> = {}) =>
  request({ method: 'GET', path: '/api/common/user', schema: user, ...options });
const sent = () => {
  const [call] = answer.mock.calls.at(-1) ?? [];
  if (!call) throw new Error('nothing was sent');
  return call;
};
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
};

describe('request: what is sent', () => {
  it("goes to the page's origin with the language, the query and the body", async () => {
    await sendRequest({ method: 'POST', query: { search: 'a&b', page: 2, none: undefined }, body: { x: 'ş' } });
    expect(sent().url).toBe('http://shop.example/api/common/user?search=a%26b&page=2');
    expect(sent().headers.get('accept-language')).toBe('tr');
    expect(await sent().json()).toEqual({ x: 'ş' });
  });

  it("goes to the host for the store server's own calls and, without the demo, for all calls", async () => {
    configure({ config: { apiHost: 'https://api.shop.example/v1', demo: true } });
    await sendRequest();
    expect(sent().url).toBe('http://shop.example/api/common/user');
    await sendRequest({ path: '/api/product/getproducts/1' });
    expect(sent().url).toBe('https://api.shop.example/v1/api/product/getproducts/1');
    configure({ config: { apiHost: 'https://api.shop.example/v1', demo: false } });
    await sendRequest();
    expect(sent().url).toBe('https://api.shop.example/v1/api/common/user');
  });

  it('waits until a server is ready', async () => {
    let open: (value?: unknown) => void = () => undefined;
    configure({ ready: () => new Promise((resolve) => (open = resolve)) });
    const promise = sendRequest();
    await Promise.resolve();
    expect(answer).not.toHaveBeenCalled();
    open();
    await expect(promise).resolves.toEqual({ name: 'Mina' });
  });

  it('is not sent when no server will be ready', async () => {
    configure({ ready: () => Promise.reject(new Error('no worker')) });
    expect((await failure(sendRequest())).kind).toBe('offline');
    expect(answer).not.toHaveBeenCalled();
  });
});

it('request: reports writes and not reads', async () => {
  let count = 0;
  configure({ onWritten: () => void (count += 1) });
  await sendRequest();
  await sendRequest({ method: 'POST', isReadOnly: true });
  expect(count).toBe(0);
  await sendRequest({ method: 'PATCH', body: {} });
  expect(count).toBe(1);
});

describe('request: the token', () => {
  const keep = (exp: number, skew = 0) =>
    tokenStore.write({ accessToken: buildToken({ iat: SECONDS, exp }), skew }, { remember: false });

  it('is sent while it is valid', async () => {
    keep(SECONDS + 60);
    await sendRequest();
    expect(sent().headers.get('authorization')).toMatch(/^Bearer ey/);
  });

  it('is not sent once expired, on calls without a session, or when there is none', async () => {
    keep(SECONDS);
    await sendRequest();
    expect(sent().headers.has('authorization')).toBe(false);
    keep(SECONDS + 60);
    await sendRequest({ auth: false });
    expect(sent().headers.has('authorization')).toBe(false);
    tokenStore.clear();
    await sendRequest();
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it("is checked by the server's clock: a device a day ahead still sends it", async () => {
    keep(SECONDS - 60, -24 * 60 * 60 * 1000);
    await sendRequest();
    expect(sent().headers.has('authorization')).toBe(true);
  });

  it('is checked when the call is sent, not when it was made', async () => {
    let now = NOW;
    let open: (value?: unknown) => void = () => undefined;
    configure({ now: () => now, ready: () => new Promise((resolve) => (open = resolve)) });
    keep(SECONDS + 60);
    const promise = sendRequest();
    now += 120_000;
    open();
    await promise;
    expect(sent().headers.has('authorization')).toBe(false);
  });

  it('appears in no error', async () => {
    keep(SECONDS + 60);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure(sendRequest({ query: { secret: 'x' } }));
    expect(JSON.stringify([error, error.message])).not.toMatch(/ey|secret/);
  });
});

describe('request: failures', () => {
  it.each<[number, unknown, ApiErrorKind]>([
    [400, { error: 'BAD REQUEST', issues: [{ path: 'product.name', message: 'is empty' }] }, 'invalid'],
    [401, { error: 'Unauthorized' }, 'unauthorized'],
    [403, { error: 'READ ONLY' }, 'forbidden'],
    [404, false, 'notFound'],
    [409, { error: 'CONFLICT', current: { id: 1 } }, 'conflict'],
    [502, { error: 'UPSTREAM FAILED', call: 'GET /api/product/getproducts/1', status: 500 }, 'upstream'],
    [500, 'oops', 'server'],
    [200, { other: 1 }, 'shape'],
  ])('maps %i to %s', async (status, body, kind) => {
    answer.mockResolvedValue(json(body, status));
    const error = await failure(sendRequest());
    expect(error).toMatchObject({ kind, status });
    expect(error.call).toBe(kind === 'upstream' ? 'GET /api/product/getproducts/1' : 'GET /api/common/user');
  });

  it('names the fields of a refused body and passes on the stored record of a conflict', async () => {
    answer.mockResolvedValue(json({ error: 'BAD REQUEST', issues: [{ path: 'name', message: 'is empty' }] }, 400));
    expect((await failure(sendRequest())).issues).toEqual([{ path: 'name', message: 'is empty' }]);
    answer.mockResolvedValue(json({ error: 'CONFLICT', current: { id: 1 } }, 409));
    expect((await failure(sendRequest())).current).toEqual({ id: 1 });
  });

  it.each([
    ['a page of another server', 200, 'shape'],
    ['a page of a proxy', 502, 'server'],
    ['a page of a host that has no such call', 404, 'server'],
  ] as const)('rejects %s as a response of another server', async (_, status, kind) => {
    answer.mockResolvedValue(new Response('<!doctype html>', { status }));
    expect((await failure(sendRequest())).kind).toBe(kind);
  });

  it('reports offline without a network', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await failure(sendRequest())).kind).toBe('offline');
  });

  it('reports a timeout when a call hangs, in the body too', async () => {
    vi.useFakeTimers();
    answer.mockImplementation(hang);
    const promise = failure(sendRequest());
    await vi.advanceTimersByTimeAsync(1000);
    expect((await promise).kind).toBe('timeout');
  });

  it('reports aborted when the caller aborts: before, while waiting or while pending', async () => {
    expect((await failure(sendRequest({ signal: AbortSignal.abort() }))).kind).toBe('aborted');
    const waiting = new AbortController();
    configure({ ready: () => new Promise(() => undefined) });
    const first = failure(sendRequest({ signal: waiting.signal }));
    waiting.abort();
    expect((await first).kind).toBe('aborted');
    configure();
    answer.mockImplementation(hang);
    const running = new AbortController();
    const second = failure(sendRequest({ signal: running.signal }));
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    running.abort();
    expect((await second).kind).toBe('aborted');
  });

  it('leaves no call pending', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await failure(sendRequest());
    await failure(sendRequest({ signal: AbortSignal.abort() }));
    await new Promise((settle) => setTimeout(settle, SHOWN_AFTER + 50));
    expect(pendingRequests.isBusy()).toBe(false);
  });
});

describe('request: many 401 at once', () => {
  const refuse = () => answer.mockImplementation(() => Promise.resolve(json({ error: 'Unauthorized' }, 401)));

  it('signals the expired session once, and again only for another token', async () => {
    const ended = vi.fn();
    const stop = onSessionExpired(ended);
    refuse();
    tokenStore.write({ accessToken: buildToken({ exp: SECONDS + 60 }), skew: 0 }, { remember: false });
    await Promise.allSettled(Array.from({ length: 5 }, () => sendRequest()));
    await Promise.allSettled([sendRequest(), sendRequest()]);
    expect(ended).toHaveBeenCalledOnce();
    resetSessionExpiry();
    tokenStore.write({ accessToken: buildToken({ exp: SECONDS + 90 }), skew: 0 }, { remember: false });
    await Promise.allSettled([sendRequest(), sendRequest()]);
    expect(ended).toHaveBeenCalledTimes(2);
    stop();
  });

  it('signals nothing for a call without a session or for a token that was replaced meanwhile', async () => {
    const ended = vi.fn();
    const stop = onSessionExpired(ended);
    refuse();
    await failure(sendRequest({ auth: false }));
    tokenStore.write({ accessToken: buildToken({ exp: SECONDS + 60 }), skew: 0 }, { remember: false });
    answer.mockImplementation(() => {
      tokenStore.write({ accessToken: buildToken({ exp: SECONDS + 90 }), skew: 0 }, { remember: false });
      return Promise.resolve(json({ error: 'Unauthorized' }, 401));
    });
    await failure(sendRequest());
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});

/** Never answers, but honours the signal as `fetch` does. */
function hang(call: Request): Promise<undefined> {
  return new Promise((_, reject) => {
    call.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

it('request: records whether the last call was answered, whatever the response was', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await failure(sendRequest());
  expect(pendingRequests.isReached()).toBe(false);
  answer.mockResolvedValueOnce(json({ error: 'SERVER ERROR' }, 500));
  await failure(sendRequest());
  expect(pendingRequests.isReached()).toBe(true);
});
