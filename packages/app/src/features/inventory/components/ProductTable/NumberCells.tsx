import type { Product } from '@stockroom/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/useFormat';
import { toDraft } from '../../model/draft';
import { isError, validateProduct } from '../../model/productRules';
import { useIssueText } from '../ProductForm/useIssueText';
import { InlineNumber } from './InlineNumber';
import { ProductStock } from './ProductStock';

interface NumberCellProps {
  product: Product;
  onSave: (value: number) => void;
}

/** The price, changed in place. */
export function PriceCell({ product, onSave }: NumberCellProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const check = useCheck(product, 'price');
  const { name } = product;
  return (
    <InlineNumber
      value={product.price}
      isMoney
      label={t('table.newPrice', { name })}
      action={t('table.changePrice', { name })}
      check={check}
      onSave={onSave}
    >
      {format.money(product.price)}
    </InlineNumber>
  );
}

/** The stock with its level, changed in place. */
export function StockCell({ product, onSave }: NumberCellProps) {
  const { t } = useTranslation('inventory');
  const check = useCheck(product, 'stock');
  const { name, stock } = product;
  return (
    <InlineNumber
      value={stock}
      label={t('table.newStock', { name })}
      action={t('table.changeStock', { name })}
      check={check}
      onSave={onSave}
    >
      <ProductStock product={product} />
    </InlineNumber>
  );
}

/** Judges a value of a row by the rules of the form. */
function useCheck(product: Product, field: 'price' | 'stock') {
  const { issueText } = useIssueText();
  return (value: number | null): string | undefined => {
    const issues = validateProduct({ ...toDraft(product), id: product.id, [field]: value });
    const issue = issues.find((each) => each.field === field && isError(each));
    return issue && issueText(issue);
  };
}
