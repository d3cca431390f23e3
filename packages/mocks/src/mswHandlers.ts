import { http, type HttpHandler } from 'msw/http';
import { passthrough } from 'msw/utils/passthrough';
import type { MockApi } from './engine/answering/api';

/** Returns the mocks as handlers for MSW: a single handler for all calls under `/api/`. Unknown calls are answered with 404. */
export function handlersOf(api: Pick<MockApi, 'respond'>): HttpHandler[] {
  return [
    http.all(
      ({ request }) => new URL(request.url).pathname.startsWith('/api/'),
      async ({ request }) => (await api.respond(request)) ?? passthrough(),
    ),
  ];
}
