import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { createMocks, type Mocks, type MocksOptions } from '../index';
import { openFileBackend } from './fileBackend';
import { readRequest } from './readRequest';

export interface MockServerOptions extends Omit<MocksOptions, 'backend'> {
  /** 0 for any free port. */
  port?: number;
  /** Address to listen at; this machine only by default. */
  hostname?: string;
  /** File that changes are kept in; without it they are kept in memory. */
  dataFile?: string | null;
}

export interface MockServer {
  /** Base URL, such as `http://127.0.0.1:4174`. */
  url: string;
  mocks: Mocks;
  /** Ends open connections and writes pending changes. */
  close: () => Promise<void>;
}

/** Headers of every answer: this server shows no page, and nobody may frame it or guess its content types. */
const SAFETY_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Serves the mocks over HTTP: the same handlers and store, for another origin, another program, or many browsers at once. */
export async function createMockServer({
  port = 0,
  hostname = '127.0.0.1',
  dataFile = null,
  ...options
}: MockServerOptions = {}): Promise<MockServer> {
  const backend = dataFile === null ? undefined : await openFileBackend(dataFile);
  const mocks = createMocks({ ...options, ...(backend && { backend }) });
  const server = createServer((incoming, outgoing) => {
    void answer(mocks, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${hostname}:${actualPort}`,
    mocks,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await mocks.close();
    },
  };
}

async function answer(mocks: Mocks, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const headers = { ...SAFETY_HEADERS, ...corsHeaders(incoming) };
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, headers).end();
    return;
  }
  const request = await readRequest(incoming, gone.signal);
  const response = request ? await responseTo(mocks, request) : json(413, { error: 'TOO LARGE' });
  if (gone.signal.aborted) return;
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  outgoing
    .writeHead(response.status, { ...Object.fromEntries(response.headers), ...headers, 'content-length': body.length })
    .end(body);
}

async function responseTo(mocks: Mocks, request: Request): Promise<Response> {
  try {
    return (await getResponse(mocks.handlers, request)) ?? json(404, { error: 'NOT FOUND' });
  } catch (error) {
    if (request.signal.aborted) return Response.error();
    console.error(error);
    return json(500, { error: 'SERVER ERROR' });
  }
}

/**
 * Builds the CORS headers. The app is at another origin and sends its token in a header, not a cookie; so any origin is
 * allowed.
 */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (!headers.origin) return {};
  return {
    'access-control-allow-origin': headers.origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, accept, accept-language',
    'access-control-max-age': '600',
    vary: 'Origin',
  };
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}
