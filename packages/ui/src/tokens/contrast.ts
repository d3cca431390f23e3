export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb`. @throws when it has another form */
export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Not a colour of the form #rrggbb: ${hex}`);
  return [1, 2, 3].map((group) => Number.parseInt(match[group] ?? '0', 16)) as unknown as Rgb;
}

export const toHex = (rgb: Rgb) => `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Returns a colour `share` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  return toHex(a.map((channel, index) => channel + ((b[index] ?? 0) - channel) * share) as unknown as Rgb);
}

/** Returns the relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves a colour towards another, as little as needed, until it has `ratio` against every background. */
export function readable(hex: string, towards: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share <= 1; share += 0.05) {
    const candidate = mix(hex, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return towards;
}
