/** Milliseconds that a code must be out of view before it counts again. */
const OUT_OF_VIEW_MS = 1200;
/** How many consecutive pictures must show the same code: a blurred picture is sometimes misread. */
const REQUIRED_PICTURES = 2;

/**
 * Filters codes from picture to picture: a code counts once several consecutive pictures show it, and only once while it stays
 * in view.
 * @returns takes the codes of a picture and its time in milliseconds; returns the codes to pass on
 */
export function createReadFilter(): (codes: readonly string[], at: number) => string[] {
  let inARow = new Map<string, number>();
  const seen = new Map<string, number>();
  return (codes, at) => {
    inARow = new Map([...new Set(codes)].map((code) => [code, (inARow.get(code) ?? 0) + 1]));
    const sure = [...inARow.keys()].filter((code) => (inARow.get(code) ?? 0) >= REQUIRED_PICTURES);
    const fresh = sure.filter((code) => at - (seen.get(code) ?? -Infinity) > OUT_OF_VIEW_MS);
    for (const code of sure) seen.set(code, at);
    return fresh;
  };
}
