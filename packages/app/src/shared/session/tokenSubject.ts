import * as v from 'valibot';
import { readClaims } from './token';

/** Whom a token is for, or `null` for anything that is no token of a person. */
export function tokenSubject(token: string): string | null {
  const claims = v.safeParse(v.object({ sub: v.string() }), readClaims(token));
  return claims.success ? claims.output.sub : null;
}
