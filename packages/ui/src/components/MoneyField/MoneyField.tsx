import { NumberField, type NumberFieldProps } from '../NumberField/NumberField';
import { currencySign } from './currencySign';

/**
 * An amount of money with its currency inside the field. Renders a `NumberField` with the currency's decimals (two for USD).
 * "19,50" typed in Turkish is 19.50, and so is "19.50": it never turns into 1950.
 */
export function MoneyField({ currency = 'USD', locale, min = 0, ...rest }: MoneyFieldProps) {
  const { sign, position, fractionDigits } = currencySign(locale, currency);
  return (
    <NumberField
      {...rest}
      locale={locale}
      min={min}
      unit={sign}
      unitPosition={position}
      affixes={[currency]}
      minFractionDigits={fractionDigits}
      maxFractionDigits={fractionDigits}
    />
  );
}

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'unit' | 'unitPlace' | 'affixes' | 'maxFractionDigits' | 'minFractionDigits'
> {
  /** ISO 4217. @default 'USD' */
  currency?: string;
}
