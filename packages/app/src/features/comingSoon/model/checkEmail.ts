import { ComingSoonBody } from '@stockroom/contract';
import * as v from 'valibot';

/** Problem of an address: a key under `comingSoon`, or `null`. The server's own rule decides. */
export function checkEmail(text: string): 'missing' | 'shape' | 'tooLong' | null {
  const email = text.trim();
  if (email === '') return 'missing';
  if (email.length > 320) return 'tooLong';
  return v.is(ComingSoonBody, { email }) ? null : 'shape';
}
