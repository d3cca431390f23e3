import type { IncomingMessage } from 'node:http';

/** Largest accepted body, in bytes: an import's batch with pictures fits, an endless stream does not. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Converts a Node request to the web's `Request`; `null` when its body is too large. */
export async function readRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request | null> {
  const body = await readBody(incoming);
  if (!body) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The path may start with two slashes, which would turn the next part into a host.
  const url = `http://${incoming.headers.host ?? 'localhost'}${(incoming.url ?? '/').replace(/^\/{2,}/, '/')}`;
  const method = incoming.method ?? 'GET';
  const mayHaveBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(url, { method, headers, signal, ...(mayHaveBody && { body: new Uint8Array(body) }) });
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
