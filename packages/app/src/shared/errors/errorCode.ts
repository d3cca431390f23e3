/** Short code of a failure, the same for the same failure at the same place, which a user reads out to support. */
export function errorCode(failure: string, place: string): string {
  let hash = 2166136261;
  for (const char of `${place} ${failure}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36).toUpperCase().padStart(7, '0');
}
