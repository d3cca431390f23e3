import { type Facet, type FacetName, STOCK_LEVELS } from '@stockroom/contract';
import { Button, Checkbox } from '@stockroom/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { compareTexts } from '#shared/format/format';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Counted, Group } from './FilterDrawer.styles';

/** Values shown before the user asks for all. */
const INITIALLY_SHOWN = 6;

/** Filter with discrete values, each with the number of products it would show. */
export function FacetGroup({ name, facets, chosen, nameOf, onToggle }: FacetGroupProps) {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const counts = new Map(facets.map(({ id, count }) => [String(id), count]));
  // A selected value stays visible, also without results.
  const values = [...new Set([...chosen, ...counts.keys()])];
  const compare = compareTexts(format.locale);
  const named = values
    .map((value) => ({ value, label: nameOf(value), count: counts.get(value) ?? 0 }))
    .toSorted((a, b) => stockLevelIndexOf(a.value) - stockLevelIndexOf(b.value) || compare(a.label, b.label));
  const first = named.filter(({ value }, place) => isOpen || place < INITIALLY_SHOWN || chosen.includes(value));
  const group = useRef<HTMLFieldSetElement>(null);
  // The button disappears on the click, so the focus moves to the first value newly shown.
  const showAll = () => {
    const next = named.findIndex((value) => !first.includes(value));
    flushSync(() => setOpen(true));
    group.current?.querySelectorAll('input')[next]?.focus();
  };
  if (named.length === 0) return null;
  return (
    <Group ref={group}>
      <legend>{t(`names.${name}`)}</legend>
      {first.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={
            <Counted>
              {label} <span>{t('count', { count, formatted: format.number(count) })}</span>
            </Counted>
          }
          checked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
      {first.length < named.length && (
        <div>
          <Button size="sm" variant="quiet" onPress={showAll}>
            {t('showAll', { name: t(`names.${name}`), count: named.length })}
          </Button>
        </div>
      )}
    </Group>
  );
}

/** Index by which levels sort from none to high instead of alphabetically. */
const stockLevelIndexOf = (value: string): number => STOCK_LEVELS.findIndex((level) => level === value);

export interface FacetGroupProps {
  name: FacetName;
  facets: readonly Facet[];
  /** Selected values. */
  chosen: readonly string[];
  nameOf: (value: string) => string;
  onToggle: (value: string) => void;
}
