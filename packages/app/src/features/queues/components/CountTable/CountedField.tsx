import { COUNT_LIMITS, type CountLine } from '@stockroom/contract';
import { NumberField, isComposing } from '@stockroom/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { toasts } from '#shared/toast/toast';

/**
 * The counted number of a product. Enter commits it and moves to the next product's field, blur commits it too; an empty field
 * is a product that is still to be counted; Escape reverts the typed text. An invalid number stays, and is reported.
 */
export function CountedField({ line, onCount }: CountedFieldProps) {
  const { t } = useTranslation('queues');
  const { locale, number } = useFormat();
  // Not persisted: a number in the field is committed on blur.
  const [typed, setTyped] = useState<{ productId: number; value: number | null; seen: number | null } | null>(null);
  // The row may be reused for another product.
  const mine = typed?.productId === line.productId ? typed : null;
  const type = (value: number | null) => {
    const seen = mine ? mine.seen : line.counted;
    // Back to the initial value, as after a scan into the field: the draft is dropped, and the scanned number shows.
    setTyped(value === seen ? null : { productId: line.productId, value, seen });
  };

  const taken = useRef<typeof typed>(null);

  const take = (): boolean => {
    // Enter moves on to the next field, and the resulting blur would commit the number again.
    if (!mine || taken.current === mine) return true;
    if (mine.value !== null && !isCount(mine.value)) {
      toasts.show({ id: 'count-number', tone: 'critical', message: t('counts.wrong', { most: number(COUNT_LIMITS.units) }) });
      return false;
    }
    taken.current = mine;
    setTyped(null);
    if (mine.value !== line.counted) onCount(line, mine.value, mine.seen);
    return true;
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && mine) {
      event.stopPropagation();
      setTyped(null);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (take()) focusNext(event.currentTarget, event.shiftKey ? -1 : 1);
  };
  return (
    <div role="presentation" data-counted onKeyDown={pressKey}>
      <NumberField
        label={t('counts.countedOf', { name: line.name })}
        hideLabel
        value={mine ? mine.value : line.counted}
        locale={locale}
        min={0}
        max={COUNT_LIMITS.units}
        maxFractionDigits={0}
        align="end"
        onChange={type}
        onInvalid={() => type(Number.NaN)}
        onBlur={take}
      />
    </div>
  );
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= COUNT_LIMITS.units;

/** Focuses the field of the product below, or above. */
function focusNext(field: HTMLElement, step: 1 | -1): void {
  const all = [...(field.closest('table')?.querySelectorAll<HTMLElement>('[data-counted]') ?? [])];
  const input = all[all.indexOf(field) + step]?.querySelector('input');
  input?.focus();
  input?.select();
}

export interface CountedFieldProps {
  line: CountLine;
  /**
   * @param counted `null`: it is to be counted again
   * @param seen the value when typing began: others count, too
   */
  onCount: (line: CountLine, counted: number | null, seen: number | null) => void;
}
