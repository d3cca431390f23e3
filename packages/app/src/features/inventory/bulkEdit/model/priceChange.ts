import { parseNumber } from '@stockroom/ui';
import { type BulkDraft, KEEP } from './bulkEdit';

/**
 * Parses the text typed for all prices, as in a price cell: `19.90` is a price, `+2` is added, `+5%` is a change in percent.
 * Typed signs determine the action; a plain number takes the chosen action.
 */
export function priceChange(
  text: string,
  act: BulkDraft['priceAct'],
  locale: string,
): Pick<BulkDraft, 'priceAct' | 'priceAmount' | 'priceText'> {
  if (text.trim() === '') return { priceAct: KEEP, priceAmount: null, priceText: text };
  const isSigned = /^\s*[+\-\u2212]/.test(text);
  const isPercent = text.includes('%');
  // Turkish writes %5.
  const digits = text.replace('%', '').replace(/^\s*\+/, '');
  const read = parseNumber(digits, { locale, maxFractionDigits: 2, affixes: ['$', 'USD'] });
  return { priceAct: actOf(act, isPercent, isSigned), priceAmount: read.ok ? read.value : Number.NaN, priceText: text };
}

function actOf(chosen: BulkDraft['priceAct'], isPercent: boolean, isSigned: boolean): BulkDraft['priceAct'] {
  if (isPercent) return 'percent';
  if (isSigned) return chosen === 'percent' ? chosen : 'add';
  return chosen === KEEP ? 'set' : chosen;
}
