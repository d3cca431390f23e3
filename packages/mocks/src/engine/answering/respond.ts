import {
  ADMINS_ONLY,
  isRoleAtLeast,
  NOT_FOUND,
  READ_ONLY,
  searchEndpoints,
  type TeamRole,
  UNAUTHORIZED,
  type User,
} from '@stockroom/contract';
import * as v from 'valibot';
import { isEnded, sessionCollection } from '../../auth/session.collection';
import { userCollection } from '../../user/user.collection';
import type { MockContext } from '../context';
import type { Domain } from '../domain';
import { Refusal, unauthorized } from '../errors';
import { negotiateLanguage } from '../fold';
import { matchRoute, readBody, type Call, type ProtectedCall, type Route } from '../route';
import { mockSettingsCollection, SLOW_MS } from '../settings';
import type { View } from '../transaction';
import { isInScope } from '../worker/faultScope';
import { fileHeaders, ServedFile } from './servedFile';
import { bearerOf } from './tokenSpelling';

/** Set on every answer, so that a caller can tell our answers from those of the network. */
export const ANSWERED_BY_HEADER = 'x-answered-by';
export const ANSWERED_BY = 'stockroom-mocks';

/** Answers a request from the routes of a domain, according to the contract's "Conventions". */
export async function respond(
  { name: domain, belongsTo }: Domain,
  routes: readonly Route[],
  request: Request,
  context: MockContext,
): Promise<Response> {
  const started = context.now();
  const url = new URL(request.url);
  // A single read for all data that every call needs: in a browser each read is a transaction.
  const view = await context.store.read([mockSettingsCollection, userCollection, sessionCollection]);
  const settings = context.settings.of(view);
  if (settings.offline) return Response.error();
  const match = matchRoute(routes, request.method, url.pathname);
  if (!match) return json(404, NOT_FOUND);
  const call: Call = {
    request,
    url,
    params: match.params,
    language: negotiateLanguage(request),
    context,
    settings,
    body: (schema) => readBody(request, schema),
  };
  const isRead = request.method === 'GET' || url.pathname === searchEndpoints.search;
  const needs = match.route.needs ?? (belongsTo === 'store' && !isRead ? 'write' : 'read');
  const outcome = await outcomeOf({ domain, isRead, needs }, match.route, call, view);
  const jitter = settings.jitterMs > 0 ? context.random() * settings.jitterMs : 0;
  const slowness = isInScope(settings.slow, domain) ? SLOW_MS : 0;
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

/** A call's domain, and the role it requires. */
interface CallScope {
  /** Name of the domain. */
  domain: string;
  isRead: boolean;
  needs: TeamRole;
}

async function outcomeOf({ domain, isRead, needs }: CallScope, route: Route, call: Call, view: View): Promise<Response> {
  const { context, settings } = call;
  try {
    const caller = 'guarded' in route.answer ? await authorize(call, view) : null;
    if (caller && needs !== 'read') await checkRole(needs, caller.user, context);
    if (isInScope(settings.failing, domain) || (settings.failureRate > 0 && context.random() < settings.failureRate)) {
      return json(500, { error: 'SERVER ERROR' });
    }
    if (isRead && isInScope(settings.silent, domain)) await context.wait(Number.POSITIVE_INFINITY, call.request.signal);
    if ('open' in route.answer) return answered(route, await route.answer.open(call), context);
    return caller ? answered(route, await route.answer.guarded({ ...call, ...caller }), context) : json(401, UNAUTHORIZED);
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, error.body);
    throw error;
  }
}

function answered({ answers, method, path }: Route, answer: unknown, { checksAnswers }: MockContext): Response {
  const [issue] = checksAnswers ? (v.safeParse(answers, answer).issues ?? []) : [];
  if (issue) throw new Error(`${method} ${path} answers what does not fit: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  if (!(answer instanceof ServedFile)) return json(200, answer);
  return new Response(answer.bytes, { headers: { ...fileHeaders(answer), [ANSWERED_BY_HEADER]: ANSWERED_BY } });
}

async function authorize({ request, context, settings }: Call, view: View): Promise<Pick<ProtectedCall, 'user' | 'sessionId'>> {
  const token = bearerOf(request);
  const claims = token && !settings.refuseTokens ? await context.tokens.verify(token) : null;
  if (!claims || claims.issuedAt < settings.tokensValidFrom || isEnded(view, claims.sessionId)) throw unauthorized();
  const user = view.get(userCollection, claims.userId);
  if (!user) throw unauthorized();
  return { user, sessionId: claims.sessionId };
}

/** Rejects a call that requires another role. The code of the roles is loaded with the first change of the store's data. */
async function checkRole(needs: TeamRole, user: User, { store }: MockContext): Promise<void> {
  const { roleOf, staffCollection } = await import('../../store/roleOf');
  const role = roleOf(await store.read([staffCollection]), user);
  if (!isRoleAtLeast(role, needs)) throw new Refusal(403, needs === 'admin' ? ADMINS_ONLY : READ_ONLY);
}
