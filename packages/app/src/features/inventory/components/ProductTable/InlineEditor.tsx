import type { Product } from '@stockroom/contract';
import { Button, FieldPanel, isComposing, Link, MoneyField, NumberField } from '@stockroom/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as v from 'valibot';
import { productAddress } from '#entities/products/productAddress';
import { hasReason, isNoteShort, NO_REASON, ReasonDraft, reasonFor } from '#entities/stock/model/movementReason';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { rememberReason } from '#entities/stock/recentReasons';
import { toDraft } from '#features/inventory/model/draft';
import { isError, validateProduct } from '#features/inventory/model/productRules';
import { isSuspicious } from '#features/inventory/model/suspiciousValue';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SessionContext } from '#shared/session/SessionContext';
import { useIssueText } from '../ProductForm/useIssueText';
import { CellForm, PanelEnd } from './InlineEditor.styles';
import { relativeValue, type RelativeValue } from './relativeValue';

const InlineDraft = v.object({ value: v.nullable(v.number()), why: ReasonDraft });

export type InlineField = 'price' | 'stock';

/**
 * The field that replaces a number in a row when it is pressed. Validates by the form's rules; for a stock it offers an
 * optional reason.
 */
export function InlineEditor({ product, field, onSave, onClose }: InlineEditorProps) {
  const { t } = useTranslation(['inventory', 'editing', 'stock']);
  const { issueText } = useIssueText();
  const locale = useLanguage();
  const inputRef = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const warnedValue = useRef<number | null>(null);
  /** A typed relative change, once the field shows its result. */
  const reckoned = useRef<RelativeValue | null>(null);
  const mounts = useRef(0);
  const { name, [field]: value } = product;
  // The value may change elsewhere while the field is open.
  const [opened] = useState(value);
  const typing = useDraft(draftSubject('inline', product.id, field), InlineDraft, { value, why: NO_REASON });
  const { value: draft, why: movementReason } = typing.value;
  const userId = use(SessionContext)?.user.id;
  const [error, setError] = useState<string>();
  const [change, setChange] = useState((draft ?? Number.NaN) - value);

  /** Reads the field's content, as a relative change or a value. */
  const read = (): { value: number | null; by?: number } => {
    const relative = relativeValue(inputRef.current?.value ?? '', value, { locale, isMoney: field === 'price' });
    if (relative === null) return { value: Number.NaN };
    return relative ?? (reckoned.current?.value === draft ? reckoned.current : { value: draft });
  };
  const check = (wanted: number | null): string | undefined => {
    const issues = validateProduct({ ...toDraft(product), id: product.id, [field]: wanted });
    const issue = issues.find((each) => each.field === field && isError(each));
    if (issue) return issueText(issue);
    return isNoteShort(movementReason) ? undefined : t('stock:why.noteTooLong');
  };
  const save = ({ value: wanted, by }: ReturnType<typeof read>) => {
    isDone.current = true;
    typing.forget();
    const isOverOther = value !== opened && by === undefined;
    // An unchanged field is no change, even if the stored value has changed.
    const isChanged = by !== undefined || (wanted !== opened && wanted !== value);
    if (wanted === null || !isChanged) return;
    const sentReason = reasonFor(movementReason, wanted - value);
    if (field === 'stock' && userId !== undefined) rememberReason(userId, sentReason);
    const reasonFields = field === 'stock' && hasReason(sentReason) && { movementReason: sentReason };
    onSave({ value: wanted, ...(by !== undefined && { by }), ...(isOverOther && { isOverOther }), ...reasonFields });
  };
  const finish = (goes: 'on' | 'back' | 'down') => {
    // Closing moves the focus away, which would finish a second time.
    if (isDone.current) return;
    const typed = read();
    const problem = check(typed.value);
    if (problem !== undefined) return setError(problem);
    // Asks once for confirmation; pressing the saving key again confirms, leaving the cell does not.
    if (isSuspicious(typed.value, value) && (warnedValue.current !== typed.value || goes === 'on')) {
      warnedValue.current = typed.value;
      return setError(t('editing:doubt.again'));
    }
    save(typed);
    const below = goes === 'down' ? cellBelow(inputRef.current, field) : null;
    onClose(goes !== 'on' && below === null);
    below?.focus();
  };
  const open = useEffectEvent(() => {
    // A restored draft reopens by itself and takes no focus.
    if (typing.isRestored) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  });
  /** Saves when the page or row disappears, as when the cell is left. A draft that can't be saved stays stored. */
  const leave = useEffectEvent(() => {
    const typed = read();
    const isOpen = check(typed.value) !== undefined || isSuspicious(typed.value, value);
    return isDone.current || isOpen ? null : () => save(typed);
  });
  useLayoutEffect(() => {
    mounts.current += 1;
    const mount = mounts.current;
    open();
    return () => {
      const saveLeft = leave();
      // Skipped when React's Strict Mode only remounts.
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
    typing.forget();
    onClose(true);
  };
  const setDraft = (next: number | null) => typing.change((now) => ({ ...now, value: next }));
  const type = (next: number | null) => {
    reckoned.current = null;
    setDraft(next);
    const relative = relativeValue(inputRef.current?.value ?? '', value, { locale, isMoney: false });
    setChange(relative?.by ?? (next ?? Number.NaN) - value);
  };
  /** Replaces a relative change with its result when the focus moves on to the reason. */
  const reckon = (event: FocusEvent) => {
    const { value: next, by } = read();
    if (event.target === inputRef.current || by === undefined || next === null) return;
    reckoned.current = { value: next, by };
    setDraft(next);
  };
  const leaveCell = (event: FocusEvent) => {
    // Moving from the number to the reason does not leave the cell.
    if (!event.currentTarget.contains(event.relatedTarget)) finish('on');
  };
  const shared = {
    label: t(field === 'price' ? 'table.newPrice' : 'table.newStock', { name }),
    hideLabel: true,
    value: Number.isNaN(draft) ? null : draft,
    locale,
    error,
    ref: inputRef,
    onChange: (next: number | null) => {
      type(next);
      setError(undefined);
    },
    onInvalid: (_text: string, _problem: string, intended = Number.NaN) => type(intended),
  };
  return (
    // Key events bubble up from the field inside.
    <CellForm onSubmit={submit} onKeyDown={pressKey} onFocus={reckon} onBlur={leaveCell} noValidate>
      {field === 'price' ? <MoneyField {...shared} /> : <NumberField {...shared} maxFractionDigits={0} min={0} />}
      {field === 'stock' && (
        <StockPanel
          productId={product.id}
          fieldRef={inputRef}
          movementReason={movementReason}
          change={change}
          onChange={(next) => typing.change((now) => ({ ...now, why: next }))}
        />
      )}
    </CellForm>
  );
}

/** The same cell of the next row, because Enter moves down as in any grid; `null` in the last row. */
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
  /**
   * `by`: the added amount, when a relative change was typed; `isOverOther`: whether the value has changed elsewhere since editing began
   */
  onSave: (change: { value: number; by?: number; isOverOther?: boolean; movementReason?: ReasonDraft }) => void;
  /** @param keepsFocus whether the focus is still in the cell rather than where the user moved on to */
  onClose: (keepsFocus: boolean) => void;
}

/** Beside the field of a stock: an optional reason, and the link to its movements. */
function StockPanel({ productId, fieldRef, ...reasonFields }: StockPanelProps) {
  const { t } = useTranslation(['inventory', 'stock']);
  return (
    <FieldPanel fieldRef={fieldRef} label={t('stock:why.title')} width={360}>
      <ReasonFields {...reasonFields} />
      <PanelEnd>
        <Link href={productAddress.movements(productId)}>{t('movements.all')}</Link>
        {/* Number keyboards of many phones have no Enter. */}
        <Button type="submit" size="sm" variant="primary">
          {t('stock:why.save')}
        </Button>
      </PanelEnd>
    </FieldPanel>
  );
}

interface StockPanelProps {
  productId: number;
  fieldRef: RefObject<HTMLElement | null>;
  movementReason: ReasonDraft;
  /** Amount by which the stock would change. */
  change: number;
  onChange: (movementReason: ReasonDraft) => void;
}
