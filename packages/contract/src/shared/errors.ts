import * as v from 'valibot';

/** A field that does not match its schema. `path` is dotted: `product.name`. */
export const Issue = v.object({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof Issue>;

/** 400: the body or the query does not match its schema. */
export const BadRequest = v.object({ error: v.string(), issues: v.array(Issue) });
/** 401: no valid bearer token. */
export const UNAUTHORIZED = { error: 'Unauthorized' } as const;
/** 404: an id or a path that does not exist. */
export const NOT_FOUND = { error: 'NOT FOUND' } as const;
/** 401 of token sign-in. */
export const INVALID_TOKEN = { error: 'Invalid token' } as const;
/** 409: the record was changed after it was read; `current` is the stored one. */
export const Conflict = v.object({ error: v.literal('CONFLICT'), current: v.unknown() });

/**
 * 502 of an inventory call whose real call failed: names the real call, so that the user knows which server's support to
 * contact.
 */
export const UpstreamFailure = v.object({
  error: v.picklist(['UPSTREAM UNREACHABLE', 'UPSTREAM FAILED', 'UPSTREAM SHAPE']),
  /** Method and path of the real call, such as `GET /api/product/getproducts/1`. */
  call: v.string(),
  /** Status of the real response, 0 if there was none. */
  status: v.number(),
});
export type UpstreamFailure = v.InferOutput<typeof UpstreamFailure>;
