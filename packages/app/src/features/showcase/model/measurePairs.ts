/** A colour on a background colour, with the measured contrast. */
export interface MeasuredPair<Role extends string> {
  front: Role;
  ground: Role;
  ratio: number;
}

/** A translucent colour, such as the scrim, has no contrast of its own. */
const isHex = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/iu.test(value ?? '');

/**
 * Measures the contrast of pairs by their computed values, the lowest first.
 * @param ratioOf contrast of two values of the form `#rrggbb`
 */
export function measurePairs<Role extends string>(
  pairs: readonly (readonly [Role, Role])[],
  values: ReadonlyMap<Role, string>,
  ratioOf: (one: string, other: string) => number,
): MeasuredPair<Role>[] {
  const measured = pairs.flatMap(([front, ground]) => {
    const [one, other] = [values.get(front), values.get(ground)];
    return isHex(one) && isHex(other) ? [{ front, ground, ratio: ratioOf(one, other) }] : [];
  });
  return measured.toSorted((one, other) => one.ratio - other.ratio);
}

/** Cuts a ratio to one decimal without rounding: 4.46 must not look like 4.5. */
export const cutRatio = (ratio: number): number => Math.floor(ratio * 10) / 10;
