import { FieldGrid, MoneyField, NumberField } from '@stockroom/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { crossedRanges, numberOf, withNumber } from '../model/filterChange';
import { Group } from './FilterDrawer.styles';

/** Pause in typing before the list is filtered, in milliseconds. */
const DEBOUNCE_MS = 400;

type NumberFilter = 'stockFrom' | 'stockTo' | 'priceFrom' | 'priceTo' | 'marginBelow' | 'unmovedDays';

/** Numeric filters: stock, price, margin, and time without movement. */
export function NumberFilters({ filters, onChange }: NumberFiltersProps) {
  const { t } = useTranslation('filters');
  const field = (name: NumberFilter) => ({ name, filters, onChange });
  return (
    <>
      <Group>
        <legend>{t('groups.stock')}</legend>
        <FieldGrid fieldWidth={140}>
          <NumberFilterField {...field('stockFrom')} />
          <NumberFilterField {...field('stockTo')} />
        </FieldGrid>
      </Group>
      <Group>
        <legend>{t('groups.price')}</legend>
        <FieldGrid fieldWidth={140}>
          <NumberFilterField {...field('priceFrom')} />
          <NumberFilterField {...field('priceTo')} />
          <NumberFilterField {...field('marginBelow')} />
        </FieldGrid>
      </Group>
      <Group>
        <legend>{t('groups.movement')}</legend>
        <FieldGrid fieldWidth={140}>
          <NumberFilterField {...field('unmovedDays')} />
        </FieldGrid>
      </Group>
    </>
  );
}

function NumberFilterField({ name, filters, onChange }: NumberFiltersProps & { name: NumberFilter }) {
  const { t } = useTranslation('filters');
  const saved = numberOf(filters, name);
  // Another filter may be set elsewhere during typing; a number cleared elsewhere is cleared here too.
  // Not persisted: the address has it a moment later.
  const [typed, setTyped] = useState<{ value: number | null; from: number | null }>({ value: saved, from: saved });
  if (typed.from !== saved) setTyped({ value: saved, from: saved });
  const { value } = typed;
  const isRefused = value !== null && numberOf(withNumber(filters, name, value), name) !== value;
  const isCrossed = crossedRanges(filters).some((end) => end === name);
  const isWaiting = value !== saved && !isRefused;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => onChange(withNumber(filters, name, value)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, value, filters, name, onChange]);
  // Leaving the field or closing the drawer ends typing.
  const done = useRef(() => {});
  useLayoutEffect(() => {
    done.current = () => isWaiting && onChange(withNumber(filters, name, value));
  });
  useEffect(() => () => done.current(), []);

  const isMoney = name === 'priceFrom' || name === 'priceTo';
  const shared = {
    label: t(`fields.${name}`),
    locale: useLanguage(),
    value: Number.isNaN(value) ? null : value,
    error: isRefused ? t(`refused.${name}`) : isCrossed ? t('crossed') : undefined,
    onChange: (next: number | null) => setTyped({ value: next, from: saved }),
    onInvalid: () => setTyped({ value: Number.NaN, from: saved }),
  };
  const unit = name === 'marginBelow' ? '%' : undefined;
  return (
    <div onBlur={() => done.current()}>
      {isMoney ? (
        <MoneyField {...shared} min={0} />
      ) : (
        <NumberField {...shared} unit={unit} maxFractionDigits={name === 'marginBelow' ? 2 : 0} />
      )}
    </div>
  );
}

export interface NumberFiltersProps {
  /** As `readProductFilters` writes them. */
  filters: string;
  /** Must be stable over renders. */
  onChange: (filters: string) => void;
}
