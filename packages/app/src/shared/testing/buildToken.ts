/** Builds a token for tests: the app never verifies its signature. Times in seconds since 1970. */
export function buildToken(claims: { sub?: string; iat?: number; exp?: number }): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({ signature: true })}`;
}
