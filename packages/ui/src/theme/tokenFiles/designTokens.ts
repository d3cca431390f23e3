/** A token of the Design Tokens Community Group's format; its type is set on its group. */
export interface Token {
  $value: unknown;
  $description?: string;
}
/** Tokens and groups by name, with their own `$type` and `$description`. */
export interface Group {
  [name: string]: string | Token | Group;
}

/** Creates a group of tokens of one type. A name must not contain a dot: `0.5` is `0_5`. */
export const group = <Value>(type: string, scale: Readonly<Record<string, Value>>, tokenOf: (value: Value) => Token): Group => ({
  $type: type,
  ...Object.fromEntries(Object.entries(scale).map(([name, value]) => [name.replace('.', '_'), tokenOf(value)])),
});

export const dimension = (value: number): Token => ({ $value: { value, unit: 'px' } });
export const duration = (value: number): Token => ({ $value: { value, unit: 'ms' } });
/** The easing of every motion (`motion` of `tokens/css`). */
export const cubicBezier: Token = { $value: [0.2, 0, 0, 1] };

/** Converts a value of 0 to 255 to a share of 1. */
export const share = (value = 0): number => Math.round((value / 255) * 10_000) / 10_000;

/**
 * Creates a colour token.
 * @param hex `#rrggbb`, or with alpha `#rrggbbaa`
 */
export function colorToken(hex: string, description?: string): Token {
  const [red, green, blue, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return {
    ...(description !== undefined && { $description: description }),
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue].map(share),
      ...(alpha < 255 && { alpha: share(alpha) }),
      hex: hex.slice(0, 7),
    },
  };
}
