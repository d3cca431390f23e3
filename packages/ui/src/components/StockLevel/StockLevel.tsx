import { stockLevel, type StockLevelName } from './stockLevel';
import { StockRoot } from './StockLevel.styles';

/**
 * The number of pieces in stock, with a small bar for its level and the level's name for screen readers. Renders a `<span>`.
 */
export function StockLevel({ stock, reorderPoint, locale, labels }: StockLevelProps) {
  const level = stockLevel(stock, reorderPoint);
  return (
    <StockRoot title={labels[level]} data-is={level}>
      {numberFormat(locale).format(stock)}
      <span role="img" aria-label={labels[level]} data-level={level} />
    </StockRoot>
  );
}

/** One formatter per language: creating one costs more than a row of a list. */
const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

export interface StockLevelProps {
  /** In pieces. May be negative in data from other systems. */
  stock: number;
  /** The product's own limit in pieces; without one it is 20. */
  reorderPoint?: number | null;
  /** Language tag for the number. */
  locale: string;
  labels: Record<StockLevelName, string>;
}
