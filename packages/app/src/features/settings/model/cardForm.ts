import { type PaymentCard, SETTINGS_LIMITS } from '@stockroom/contract';
import { cvv, expirationDate, number } from 'card-validator';

/** A payment card as it is typed. Its number and its code never leave the page. */
export interface CardDraft {
  holder: string;
  number: string;
  expires: string;
  code: string;
}
export const NO_CARD: CardDraft = { holder: '', number: '', expires: '', code: '' };
export const CARD_FIELDS = ['holder', 'number', 'expires', 'code'] as const satisfies readonly (keyof CardDraft)[];

/** A field's problem, as a key of the texts under `plan.rules`. */
export type CardProblem = 'holder' | 'number' | 'expires' | 'expired' | 'code';

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The card's brand, as far as the number identifies it. */
export const brandOf = (typed: string): { type: string; name: string; code: { name: string; size: number } } | null => {
  const { card } = number(digitsOf(typed));
  return card && digitsOf(typed).length > 1 ? { type: card.type, name: card.niceType, code: card.code } : null;
};

/** Problems that keep a card from being used. The number is checked by its length and check digit (Luhn). */
export function cardProblems(draft: CardDraft): Partial<Record<keyof CardDraft, CardProblem>> {
  const holder = draft.holder.trim();
  const size = number(digitsOf(draft.number)).card?.code.size ?? [3, 4];
  const date = expirationDate(draft.expires.trim(), 30);
  return {
    ...((holder === '' || holder.length > SETTINGS_LIMITS.holder) && { holder: 'holder' as const }),
    ...(!number(digitsOf(draft.number)).isValid && { number: 'number' as const }),
    ...(!date.isValid && { expires: isMonth(draft.expires) ? ('expired' as const) : ('expires' as const) }),
    ...(!cvv(draft.code.trim(), size).isValid && { code: 'code' as const }),
  };
}

const isMonth = (text: string): boolean => /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.test(text);

/** The only stored data of a valid card. */
export function toPaymentCard(draft: CardDraft): PaymentCard {
  const { month, year } = expirationDate(draft.expires.trim(), 30);
  const fullYear = year?.length === 2 ? `20${year}` : year;
  return {
    holder: draft.holder.trim(),
    brand: brandOf(draft.number)?.type ?? '',
    lastFour: digitsOf(draft.number).slice(-4),
    expires: `${fullYear ?? ''}-${(month ?? '').padStart(2, '0')}`,
  };
}

/** Groups the digits of a number, as printed on a card of its brand. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed);
  const { card } = number(digits);
  if (!card || !/^\d+$/.test(digits)) return typed;
  return [...digits].map((digit, at) => (card.gaps.includes(at) ? ` ${digit}` : digit)).join('');
}
