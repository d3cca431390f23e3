import type { TeamRole, User } from '@stockroom/contract';
import type * as v from 'valibot';
import { validate } from './answering/validate';
import type { MockContext } from './context';
import { badRequest } from './errors';
import type { Language } from './fold';
import type { Settings } from './settings';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call, after the check of its token. */
export interface Call {
  request: Request;
  url: URL;
  /** Values of the `:name` parts of the path. */
  params: Readonly<Record<string, string>>;
  /** Language of the user, from `Accept-Language`. */
  language: Language;
  context: MockContext;
  /** Settings of the mocks at the time of the call. */
  settings: Settings;
  /** Reads the body as JSON and validates it. Throws a 400. */
  body: <Schema extends v.GenericSchema>(schema: Schema) => Promise<v.InferOutput<Schema>>;
}

/** A call with a valid token. */
export interface ProtectedCall extends Call {
  user: User;
  /** Session of the token. */
  sessionId: string | undefined;
}

export interface Route {
  method: Method;
  /** Path of the contract; `:name` matches one segment. */
  path: string;
  /** Specified delay in milliseconds. */
  delayMs: number;
  /** The required role, if it differs from the domain's: `write` for changes of the store's data, otherwise `read`. */
  needs?: TeamRole;
  /** Schema of the JSON of a 200 response. */
  answers: v.GenericSchema;
  answer: { open: (call: Call) => Promise<unknown> } | { guarded: (call: ProtectedCall) => Promise<unknown> };
}

interface RouteOptions {
  delayMs?: number;
  needs?: TeamRole;
}

/** A handler's answer, with read-only lists, as those of seeds are never changed. */
export type Served<Answer extends v.GenericSchema> =
  v.InferInput<Answer> extends readonly (infer Item)[] ? readonly Item[] : v.InferInput<Answer>;

/**
 * Defines a route that needs a valid bearer token. The handler's result is the JSON of the 200 response and must match the
 * schema.
 */
export function route<Answer extends v.GenericSchema>(
  method: Method,
  path: string,
  answers: Answer,
  handler: (call: ProtectedCall) => Promise<Served<Answer>>,
  { delayMs = 0, ...options }: RouteOptions = {},
): Route {
  return { method, path, answers, delayMs, ...options, answer: { guarded: handler } };
}

/** Defines a route that anyone may call: those of `api/auth`. */
export function openRoute<Answer extends v.GenericSchema>(
  method: Method,
  path: string,
  answers: Answer,
  handler: (call: Call) => Promise<Served<Answer>>,
  options: RouteOptions = {},
): Route {
  return { method, path, answers, delayMs: options.delayMs ?? 0, answer: { open: handler } };
}

/** Returns the route of a request. A trailing slash makes no difference. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): { route: Route; params: Record<string, string> } | null {
  const parts = split(pathname);
  for (const candidate of routes) {
    if (candidate.method !== method) continue;
    const params = matchParts(split(candidate.path), parts);
    if (params) return { route: candidate, params };
  }
  return null;
}

/** Reads a body as JSON. An empty body is an empty object. Throws a 400. */
export async function readBody<Schema extends v.GenericSchema>(request: Request, schema: Schema): Promise<v.InferOutput<Schema>> {
  const text = await request.text();
  let value: unknown = {};
  try {
    if (text.trim() !== '') value = JSON.parse(text);
  } catch {
    throw badRequest({ path: '', message: 'is not JSON' });
  }
  return validate(schema, value);
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(part);
    else if (expected !== part) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
