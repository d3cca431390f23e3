/** A code has to be out of the picture so long before it counts again, in milliseconds. */
const AWAY = 1200;
/** So many pictures in a row have to say the same: in a blurred one a wrong code is read at times. */
const SURE = 2;

/**
 * Tells from picture to picture which codes were scanned: those that several pictures in a row show, each once for as long as it stays in
 * sight.
 * @returns takes the codes of a picture and when it was taken, in milliseconds; answers those that are to be handed on
 */
export function confirmedReads(): (codes: readonly string[], at: number) => string[] {
  let inARow = new Map<string, number>();
  const seen = new Map<string, number>();
  return (codes, at) => {
    inARow = new Map([...new Set(codes)].map((code) => [code, (inARow.get(code) ?? 0) + 1]));
    const sure = [...inARow.keys()].filter((code) => (inARow.get(code) ?? 0) >= SURE);
    const fresh = sure.filter((code) => at - (seen.get(code) ?? -Infinity) > AWAY);
    for (const code of sure) seen.set(code, at);
    return fresh;
  };
}
