import { formatNumber } from '#shared/format/format';
import type { Language } from '#shared/preferences/preferences';

/** Formats a change with its sign: +5, −3. */
export function formatSigned(delta: number, locale: Language): string {
  return `${delta > 0 ? '+' : ''}${formatNumber(delta, locale)}`;
}
