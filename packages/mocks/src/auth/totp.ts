import { Secret, TOTP } from 'otpauth/slim';

/** Validity of a code in seconds. */
const PERIOD_S = 30;
/** Number of adjacent codes accepted on either side: clocks differ, and typing takes time. */
const TOLERANCE = 1;
/** Number of past codes that are reported as expired. */
const EXPIRED_WINDOW = 20;

/** Creates the TOTP as in RFC 6238 and all authenticator apps: SHA-1, six digits, 30 seconds. @param secret Base32 */
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

/** Generates an unguessable secret of twenty bytes, in Base32. */
export async function makeSecret(newId: () => string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(newId()));
  return new Secret({ buffer: bytes }).base32;
}

/** Returns the URI for a QR code, which gives an app the secret. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the code for a time, in milliseconds since 1970. */
export const totpCode = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });

/** Returns the index of a code's 30 seconds since 1970; `expired` for a code of the recent past, `null` for any other. */
export function stepOfCode(secret: string, code: string, now: number): number | 'expired' | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: EXPIRED_WINDOW });
  if (delta === null || delta > TOLERANCE) return null;
  return delta < -TOLERANCE ? 'expired' : Math.floor(now / 1000 / PERIOD_S) + delta;
}
