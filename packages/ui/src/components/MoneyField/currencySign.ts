export interface CurrencySign {
  sign: string;
  position: 'start' | 'end';
  fractionDigits: number;
}

/** Returns how a locale writes a currency: "$" before the number, "€" after it, two decimals or none. */
export function currencySign(locale: string, currency: string): CurrencySign {
  const key = `${locale} ${currency}`;
  const sign = known.get(key) ?? findSign(locale, currency);
  known.set(key, sign);
  return sign;
}

const known = new Map<string, CurrencySign>();

function findSign(locale: string, currency: string): CurrencySign {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return {
    sign: parts[at]?.value ?? currency,
    position: at < parts.findIndex((part) => part.type === 'integer') ? 'start' : 'end',
    fractionDigits: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
