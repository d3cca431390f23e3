import { ComingSoonBody } from '@stockroom/contract';
import * as v from 'valibot';

/** A fault of an address: a key under `comingSoon`. `null`: none. The server's own rule decides. */
export function checkEmail(text: string): 'missing' | 'shape' | 'tooLong' | null {
  const email = text.trim();
  if (email === '') return 'missing';
  if (email.length > 320) return 'tooLong';
  return v.is(ComingSoonBody, { email }) ? null : 'shape';
}
