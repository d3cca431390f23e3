import { useLanguage } from '../i18n/useLanguage';
import { formatDate, formatMoney, formatNumber, formatPercent } from './format';

/** The formatters, bound to the language shown. */
export function useFormat() {
  const locale = useLanguage();
  return {
    locale,
    money: (amount: number) => formatMoney(amount, locale),
    number: (value: number, maxDecimals?: number) => formatNumber(value, locale, maxDecimals),
    percent: (value: number) => formatPercent(value, locale),
    date: (iso: string | number, options?: { time?: boolean }) => formatDate(iso, locale, options),
  };
}
