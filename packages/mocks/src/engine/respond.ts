import { NOT_FOUND, paths, UNAUTHORIZED } from '@stockroom/contract';
import { userCollection } from '../user/user.collection';
import type { MockContext } from './context';
import { reaches } from './domainNames';
import { Refusal, unauthorized } from './errors';
import { languageOf } from './fold';
import { matchRoute, readBody, type Call, type ProtectedCall, type Route } from './route';
import { settingsCollection, SLOW_MS } from './settings';
import type { View } from './transaction';

/** On every answer, so that a caller can tell one of ours from one that came over the network. */
export const ANSWERED_BY_HEADER = 'x-answered-by';
export const ANSWERED_BY = 'stockroom-mocks';

/** Answers one request from a list of routes, as the contract's "Conventions" say. */
export async function respond(routes: readonly Route[], request: Request, context: MockContext): Promise<Response> {
  const started = context.now();
  const url = new URL(request.url);
  // One look at the store for all that every call needs: in a browser each look is a transaction.
  const view = await context.store.read([settingsCollection, userCollection]);
  const settings = context.settings.of(view);
  if (settings.offline) return Response.error();
  const match = matchRoute(routes, request.method, url.pathname);
  if (!match) return json(404, NOT_FOUND);
  const call: Call = {
    request,
    url,
    params: match.params,
    language: languageOf(request),
    context,
    settings,
    body: (schema) => readBody(request, schema),
  };
  const outcome = await outcomeOf(match.route, call, view);
  const jitter = settings.jitterMs > 0 ? context.random() * settings.jitterMs : 0;
  const slowness = reaches(settings.slow, url.pathname) ? SLOW_MS : 0;
  const due = match.route.delayMs * settings.latencyFactor + settings.extraDelayMs + slowness + jitter;
  await context.wait(due - (context.now() - started), request.signal);
  return outcome;
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', [ANSWERED_BY_HEADER]: ANSWERED_BY },
  });
}

async function outcomeOf(route: Route, call: Call, view: View): Promise<Response> {
  const { context, settings } = call;
  const { pathname } = call.url;
  try {
    const user = 'guarded' in route.answer ? await authorize(call, view) : null;
    if (reaches(settings.failing, pathname) || (settings.failureRate > 0 && context.random() < settings.failureRate)) {
      return json(500, { error: 'SERVER ERROR' });
    }
    const isRead = call.request.method === 'GET' || pathname === paths.common.search;
    if (isRead && reaches(settings.silent, pathname)) await never(call.request.signal);
    if ('open' in route.answer) return json(200, await route.answer.open(call));
    return user ? json(200, await route.answer.guarded({ ...call, user })) : json(401, UNAUTHORIZED);
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, error.body);
    throw error;
  }
}

async function authorize({ request, context, settings }: Call, view: View): Promise<ProtectedCall['user']> {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = token && !settings.refuseTokens ? await context.tokens.verify(token) : null;
  if (!claims || claims.issuedAt < settings.tokensValidFrom) throw unauthorized();
  const user = view.get(userCollection, claims.userId);
  if (!user) throw unauthorized();
  return user;
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
