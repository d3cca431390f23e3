import type { Product } from '@stockroom/contract';
import { MoneyField, NumberField } from '@stockroom/ui';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { toDraft } from '../../model/draft';
import { isError, validateProduct } from '../../model/productRules';
import { useIssueText } from '../ProductForm/useIssueText';
import { CellForm } from './ProductTable.styles';

export type InlineField = 'price' | 'stock';

/** The field that a number of a row becomes when it is pressed. Judges by the rules of the form. */
export function InlineEditor({ product, field, onSave, onClose }: InlineEditorProps) {
  const { t } = useTranslation('inventory');
  const { issueText } = useIssueText();
  const locale = useLanguage();
  const inputRef = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const { name, [field]: value } = product;
  const [draft, setDraft] = useState<number | null>(value);
  const [error, setError] = useState<string>();
  useLayoutEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, []);

  const check = (): string | undefined => {
    const issues = validateProduct({ ...toDraft(product), id: product.id, [field]: draft });
    const issue = issues.find((each) => each.field === field && isError(each));
    return issue && issueText(issue);
  };
  const finish = (keepsFocus: boolean) => {
    // Closing takes the focus away, which would finish a second time.
    if (isDone.current) return;
    const problem = check();
    if (problem !== undefined) return setError(problem);
    isDone.current = true;
    if (draft !== null && draft !== value) onSave(draft);
    onClose(keepsFocus);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    finish(true);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'F2') return finish(true);
    isDone.current = true;
    onClose(true);
  };
  const shared = {
    label: t(field === 'price' ? 'table.newPrice' : 'table.newStock', { name }),
    hideLabel: true,
    value: Number.isNaN(draft) ? null : draft,
    locale,
    error,
    inputRef,
    onChange: (next: number | null) => {
      setDraft(next);
      setError(undefined);
    },
    onInvalid: () => setDraft(Number.NaN),
    onBlur: () => finish(false),
  };
  return (
    // The keys bubble up from the field inside.
    <CellForm onSubmit={submit} onKeyDown={pressKey} noValidate>
      {field === 'price' ? <MoneyField {...shared} /> : <NumberField {...shared} maxFractionDigits={0} min={0} />}
    </CellForm>
  );
}

interface InlineEditorProps {
  product: Product;
  field: InlineField;
  onSave: (value: number) => void;
  /** @param keepsFocus whether the focus is still in the cell, and not where the person went on */
  onClose: (keepsFocus: boolean) => void;
}
