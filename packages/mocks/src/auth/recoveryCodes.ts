import { RECOVERY_CODE_COUNT } from '@stockroom/contract';

/** Thirty-two characters, none of which looks like another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Number of characters in a code, in two halves. */
const LENGTH = 10;

/** Generates unguessable codes, such as `k3f9w-7mzqp`, with their hashes. */
export async function makeRecoveryCodes(newId: () => string): Promise<{ code: string; hash: string }[]> {
  const made: { code: string; hash: string }[] = [];
  for (let count = 0; count < RECOVERY_CODE_COUNT; count += 1) {
    const bytes = (await digest(newId())).slice(0, LENGTH);
    const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
    const code = `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
    made.push({ code, hash: await hashRecoveryCode(code) });
  }
  return made;
}

/** Returns the hash of a code, however it is typed. With fifty bits of randomness it needs no salt. */
export async function hashRecoveryCode(typed: string): Promise<string> {
  const bytes = await digest(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
