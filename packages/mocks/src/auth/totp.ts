import { Secret, TOTP } from 'otpauth/slim';

/** Seconds that a code lasts. */
const PERIOD_S = 30;
/** Codes before and after the present one that are good too: clocks differ, and typing takes its time. */
const TOLERANCE = 1;
/** How far back a code is recognized as one that has expired. */
const REMEMBERED = 20;

/** Codes as RFC 6238 has them and every app makes them: SHA-1, six digits, half a minute. @param secret Base32 */
function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({
    issuer: 'Stockroom',
    ...(label !== undefined && { label }),
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  });
}

/** A secret of twenty bytes that nobody can guess, in Base32. */
export async function makeSecret(newId: () => string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(newId()));
  return new Secret({ buffer: bytes }).base32;
}

/** Address for a QR code, by which an app learns of the secret. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The code of a time, in milliseconds since 1970. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });

/** Which half minute since 1970 a code is of; `expired` for one that was good a while ago, `null` for any other. */
export function stepOfCode(secret: string, code: string, now: number): number | 'expired' | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: REMEMBERED });
  if (delta === null || delta > TOLERANCE) return null;
  return delta < -TOLERANCE ? 'expired' : Math.floor(now / 1000 / PERIOD_S) + delta;
}
