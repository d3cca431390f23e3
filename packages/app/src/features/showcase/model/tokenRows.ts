/** A token as written in code, and its value. */
export interface TokenRow {
  code: string;
  value: string;
}

type Scales = Readonly<Record<TokenScale, Readonly<Record<string, unknown>>>>;
export const TOKEN_SCALES = ['space', 'radius', 'font', 'size', 'motion', 'shadow', 'z', 'media'] as const;
export type TokenScale = (typeof TOKEN_SCALES)[number];

const unit: Partial<Record<TokenScale, string>> = { space: ' px', radius: ' px', motion: ' ms', media: ' px' };

/** The tokens of a scale: `space(2)` is 8 px. */
export function tokenRows(scale: TokenScale, scales: Scales): TokenRow[] {
  const rows = Object.entries(scales[scale]).map(([name, value]) => ({
    code: codeOf(scale, name),
    value:
      typeof value === 'object' && value !== null ? Object.values(value).join(' · ') : `${String(value)}${unit[scale] ?? ''}`,
  }));
  return scale === 'space' ? rows.toSorted((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value)) : rows;
}

function codeOf(scale: TokenScale, name: string): string {
  if (scale === 'space') return `space(${name})`;
  return scale === 'media' ? `media.up('${name}')` : `${scale}('${name}')`;
}
