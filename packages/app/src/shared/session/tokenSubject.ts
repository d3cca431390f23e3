import * as v from 'valibot';
import { readClaims } from './token';

/** Id of a token's person, or `null` for anything but a person's token. */
export function tokenSubject(token: string): string | null {
  const claims = v.safeParse(v.object({ sub: v.string() }), readClaims(token));
  return claims.success ? claims.output.sub : null;
}
