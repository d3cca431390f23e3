import { NOT_FOUND, UNAUTHORIZED, type Issue } from '@stockroom/contract';

/**
 * An answer in place of the handler's own, mostly a rejection. It can be thrown anywhere below a handler, and discards the
 * call's writes.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** 400: the body or the query does not match its schema. */
export function badRequest(...issues: Issue[]): Refusal {
  return new Refusal(400, { error: 'BAD REQUEST', issues });
}

/** 401: no valid bearer token. */
export function unauthorized(): Refusal {
  return new Refusal(401, UNAUTHORIZED);
}

/** 404: an id or a path that does not exist. */
export function notFound(): Refusal {
  return new Refusal(404, NOT_FOUND);
}

/** 409: the record was changed since; `current` is the stored one. */
export function conflict(current: unknown): Refusal {
  return new Refusal(409, { error: 'CONFLICT', current });
}
