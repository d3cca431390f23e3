import type { Language } from '../preferences/preferences';
import { formatNumber } from '../format/format';

/** A change as people read it: +5, −3. */
export function signed(delta: number, locale: Language): string {
  return `${delta > 0 ? '+' : ''}${formatNumber(delta, locale)}`;
}
