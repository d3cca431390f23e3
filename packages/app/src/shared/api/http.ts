import * as v from 'valibot';
import { signalSessionExpired } from '../session/sessionExpiry';
import { tokenStore } from '../session/tokenStore';
import { ApiError } from './ApiError';
import { apiUrl, type Query } from './apiUrl';
import { settings } from './httpSettings';
import { pendingRequests } from './pendingRequests';
import { toApiError } from './toApiError';

export interface RequestOptions<Schema extends v.GenericSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** An endpoint of the contract. */
  path: string;
  query?: Query;
  /** Body, sent as JSON. */
  body?: unknown;
  /** Form data with files, sent unchanged in place of a body. */
  form?: FormData;
  /** Schema of the response. */
  schema: Schema;
  signal?: AbortSignal;
  /** Whether the call needs a signed-in user. All but `api/auth/*` do. */
  auth?: boolean;
  /** Whether the call only reads, though it sends a body. */
  isReadOnly?: boolean;
  /** Whether this is a prefetch: nothing waits for it yet, so the loading bar ignores it. */
  isPrefetch?: boolean;
}

/**
 * Makes a call of the contract. The only access to the network.
 * @throws {ApiError} always and only
 */
export async function request<Schema extends v.GenericSchema>(options: RequestOptions<Schema>): Promise<v.InferOutput<Schema>> {
  return exchange(options, readBody, (body, response, call) => {
    const result = v.safeParse(options.schema, body);
    if (!result.success) throw new ApiError('shape', { call, status: response.status, cause: v.summarize(result.issues) });
    return result.output;
  });
}

/**
 * Fetches a file of the contract as bytes, with the type from the response.
 * @throws {ApiError} always and only
 */
export async function requestFile(options: Pick<CallOptions, 'path' | 'query' | 'signal'>): Promise<Blob> {
  const read = async (response: Response, call: string) => (response.ok ? response.blob() : readBody(response, call));
  return exchange({ method: 'GET', ...options }, read, (body, response, call) => {
    if (body instanceof Blob) return body;
    throw new ApiError('shape', { call, status: response.status });
  });
}

type CallOptions = Omit<RequestOptions<v.GenericSchema>, 'schema'>;
type Read = (response: Response, call: string) => Promise<unknown>;

async function exchange<Answer>(
  options: CallOptions,
  read: Read,
  take: (body: unknown, response: Response, call: string) => Answer,
): Promise<Answer> {
  const { method, path, auth = true, isPrefetch = false, isReadOnly = method === 'GET' } = options;
  const call = `${method} ${path}`;
  if (!isPrefetch) pendingRequests.started();
  try {
    await untilReady(call, options.signal);
    // Checked now and not when the call was made: the wait may outlast the token.
    const token = auth ? tokenStore.bearer(settings.now()) : null;
    const { response, body } = await send(call, options, token, read);
    if (!response.ok) {
      // A late response to a token that has since been replaced says nothing about the current session.
      if (response.status === 401 && auth && tokenStore.bearer(settings.now()) === token) signalSessionExpired(token);
      throw toApiError(call, response.status, body);
    }
    const answer = take(body, response, call);
    if (auth && !isReadOnly) settings.onWritten();
    return answer;
  } finally {
    if (!isPrefetch) pendingRequests.ended();
  }
}

async function untilReady(call: string, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) throw new ApiError('aborted', { call });
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError('aborted', { call })), { once: true });
  });
  try {
    await Promise.race([settings.ready(), aborted]);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('offline', { call, cause: error });
  }
}

async function send(call: string, options: CallOptions, token: string | null, read: Read) {
  const { method, path, query, body, form, signal } = options;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), settings.timeout);
  try {
    const outgoing = new Request(apiUrl(path, query, settings.config, settings.origin), {
      method,
      headers: headersOf(token, body !== undefined),
      body: body === undefined ? form : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      // Sends no cookies of other apps, and leaves no search history in the browser's cache.
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    const response = (await settings.respond(outgoing)) ?? (await globalThis.fetch(outgoing));
    pendingRequests.recordAnswer(true);
    return { response, body: await read(response, call) };
  } catch (error) {
    if (signal?.aborted) throw new ApiError('aborted', { call });
    if (late.signal.aborted) throw new ApiError('timeout', { call });
    if (error instanceof ApiError) throw error;
    pendingRequests.recordAnswer(false);
    throw new ApiError('offline', { call, cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function headersOf(token: string | null, hasBody: boolean): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': settings.language() });
  if (hasBody) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

async function readBody(response: Response, call: string): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // A failure keeps its status; a success without JSON is not from our server.
    if (!response.ok) return null;
    throw new ApiError('shape', { call, status: response.status });
  }
}
