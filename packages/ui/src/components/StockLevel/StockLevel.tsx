import { StockRoot } from './StockLevel.styles';
import { stockLevel, type StockLevelName } from './stockLevel';

/** How many pieces there are, and how full that is: a number and a small bar, and the level's word for screen readers. Renders a `<span>`. */
export function StockLevel({ stock, reorderPoint, locale, labels }: StockLevelProps) {
  const level = stockLevel(stock, reorderPoint);
  return (
    <StockRoot title={labels[level]} data-is={level}>
      {numberFormat(locale).format(stock)}
      <span role="img" aria-label={labels[level]} data-level={level} />
    </StockRoot>
  );
}

/** One formatter a language: making one costs more than a row of a list. */
const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

export interface StockLevelProps {
  /** Pieces. May be negative in data that came from elsewhere. */
  stock: number;
  /** The product's own limit in pieces; without one it is 20. */
  reorderPoint?: number | null;
  /** Language tag for the number. */
  locale: string;
  labels: Record<StockLevelName, string>;
}
