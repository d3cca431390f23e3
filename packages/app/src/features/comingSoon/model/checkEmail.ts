import { ComingSoonBody } from '@stockroom/contract';
import * as v from 'valibot';

/** What is wrong with an address: a key under `comingSoon`. `null`: nothing. The server's own rule decides. */
export function checkEmail(text: string): 'missing' | 'shape' | 'tooLong' | null {
  const email = text.trim();
  if (email === '') return 'missing';
  if (email.length > 320) return 'tooLong';
  return v.is(ComingSoonBody, { email }) ? null : 'shape';
}
