import type { Product } from '@stockroom/contract';
import { Link, MoneyField, NumberField, isComposing } from '@stockroom/ui';
import { type KeyboardEvent, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { draftSubject } from '../../../../shared/drafts/draftSubject';
import { useDraft } from '../../../../shared/drafts/useDraft';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { productAddress } from '../../../../shared/products/productAddress';
import '../../../../shared/editing/locales/types';
import { toDraft } from '../../model/draft';
import { relativeValue } from './relativeValue';
import { isError, validateProduct } from '../../model/productRules';
import { isUnlikely } from '../../model/unlikely';
import { useIssueText } from '../ProductForm/useIssueText';
import { CellForm, Why } from './ProductTable.styles';

const Typed = v.nullable(v.number());

export type InlineField = 'price' | 'stock';

/** The field that a number of a row becomes when it is pressed. Judges by the rules of the form; under a stock stands the way to its movements. */
export function InlineEditor({ product, field, onSave, onClose }: InlineEditorProps) {
  const { t } = useTranslation(['inventory', 'editing']);
  const { issueText } = useIssueText();
  const locale = useLanguage();
  const inputRef = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const doubted = useRef<number | null>(null);
  const mounts = useRef(0);
  const { name, [field]: value } = product;
  // It may be changed elsewhere while this is open.
  const [opened] = useState(value);
  const { value: draft, set: setDraft, forget, isKept } = useDraft(draftSubject('inline', product.id, field), Typed, value);
  const [error, setError] = useState<string>();

  /** What stands in the field: a change of the value, or a value. */
  const read = (): { value: number | null; by?: number } => {
    const change = relativeValue(inputRef.current?.value ?? '', value, { locale, isMoney: field === 'price' });
    return change === undefined ? { value: draft } : (change ?? { value: Number.NaN });
  };
  const check = (wanted: number | null): string | undefined => {
    const issues = validateProduct({ ...toDraft(product), id: product.id, [field]: wanted });
    const issue = issues.find((each) => each.field === field && isError(each));
    return issue && issueText(issue);
  };
  const save = ({ value: wanted, by }: ReturnType<typeof read>) => {
    isDone.current = true;
    forget();
    const isOverOther = value !== opened && by === undefined;
    // What was left as it was is no change, whatever stands there by now.
    const isChanged = by !== undefined || (wanted !== opened && wanted !== value);
    if (wanted !== null && isChanged) {
      onSave({ value: wanted, ...(by !== undefined && { by }), ...(isOverOther && { isOverOther }) });
    }
  };
  const finish = (goes: 'on' | 'back' | 'down') => {
    // Closing takes the focus away, which would finish a second time.
    if (isDone.current) return;
    const typed = read();
    const problem = check(typed.value);
    if (problem !== undefined) return setError(problem);
    // Asked about once; the key that saves is the answer, and leaving the cell is none.
    if (isUnlikely(typed.value, value) && (doubted.current !== typed.value || goes === 'on')) {
      doubted.current = typed.value;
      return setError(t('editing:doubt.again'));
    }
    save(typed);
    const below = goes === 'down' ? cellBelow(inputRef.current, field) : null;
    onClose(goes !== 'on' && below === null);
    below?.focus();
  };
  const open = useEffectEvent(() => {
    // It stands there again by itself, and takes no focus.
    if (isKept) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  });
  /** Gone with its page or row: saved, as by leaving it. What can't be saved stays kept. */
  const leave = useEffectEvent(() => {
    const typed = read();
    const isOpen = check(typed.value) !== undefined || isUnlikely(typed.value, value);
    return isDone.current || isOpen ? null : () => save(typed);
  });
  useLayoutEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    open();
    return () => {
      const saveLeft = leave();
      // Not when React only tries whether it can be mounted again.
      queueMicrotask(() => mounts.current === mount && saveLeft?.());
    };
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    finish('down');
  };
  const pressKey = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Escape' && event.key !== 'F2')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'F2') return finish('back');
    isDone.current = true;
    forget();
    onClose(true);
  };
  const shared = {
    label: t(field === 'price' ? 'table.newPrice' : 'table.newStock', { name }),
    hideLabel: true,
    value: Number.isNaN(draft) ? null : draft,
    locale,
    error,
    ref: inputRef,
    onChange: (next: number | null) => {
      setDraft(next);
      setError(undefined);
    },
    onInvalid: (_text: string, _problem: string, meant = Number.NaN) => setDraft(meant),
  };
  return (
    // The keys bubble up from the field inside.
    <CellForm onSubmit={submit} onKeyDown={pressKey} onBlur={() => finish('on')} noValidate>
      {field === 'price' ? <MoneyField {...shared} /> : <NumberField {...shared} maxFractionDigits={0} min={0} />}
      {field === 'stock' && (
        // A press leaves the focus in the field, or the cell would close under the pointer. Tab leaves the cell, as in any grid: keys
        // find the same link in the details.
        <Why onMouseDown={(event) => event.preventDefault()}>
          <Link href={productAddress.movements(product.id)} tabIndex={-1}>
            {t('movements.all')}
          </Link>
        </Why>
      )}
    </CellForm>
  );
}

/** The same cell of the next row, as Enter leads down in any grid; `null` in the last one. */
function cellBelow(input: HTMLElement | null, field: InlineField): HTMLElement | null {
  let row = input?.closest('tr')?.nextElementSibling ?? null;
  while (row) {
    const cell = row.querySelector<HTMLElement>(`[data-inline="${field}"]`);
    if (cell) return cell;
    row = row.nextElementSibling;
  }
  return null;
}

export interface InlineEditorProps {
  product: Product;
  field: InlineField;
  /** `by`: what was added, where a change was typed in place of a value; `isOverOther`: the value is another one than it was when one began */
  onSave: (change: { value: number; by?: number; isOverOther?: boolean }) => void;
  /** @param keepsFocus whether the focus is still in the cell, and not where the person went on */
  onClose: (keepsFocus: boolean) => void;
}
