import { http, type HttpHandler } from 'msw/http';
import { passthrough } from 'msw/utils/passthrough';
import type { MockApi } from './engine/answering/api';

/** The mocks as handlers for MSW: one that takes every call under `/api/`. What it does not know, it answers with 404. */
export function handlersOf(api: Pick<MockApi, 'respond'>): HttpHandler[] {
  return [
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      async ({ request }) => (await api.respond(request)) ?? passthrough(),
    ),
  ];
}
