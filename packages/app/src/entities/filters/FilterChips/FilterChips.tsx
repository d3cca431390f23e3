import { Button, Chip } from '@stockroom/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { chosenFilters, crossedRanges, withToggled } from '../model/filterChange';
import { type NamedFilter, useFilterLabels } from '../useFilterLabels';
import { Bar, StatusText } from './FilterChips.styles';

/**
 * Chips of the product filters, each removed by a click. A value that the store lacks, or an impossible range, is shown and
 * announced.
 */
export function FilterChips({ filters, more, onChange, onCleared }: FilterChipsProps) {
  const { t } = useTranslation('filters');
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const chosen = chosenFilters(filters);
  const wordOf = useFilterLabels(chosen.map(({ name }) => name));
  const filterLabels = chosen.map(wordOf);
  const unknown = chosen
    .filter((_, place) => filterLabels[place]?.isUnknown)
    .map(({ name, value }) => t('named', { filter: t(`names.${name as NamedFilter}`), value: t('number', { id: value }) }));
  const ends: readonly string[] = crossedRanges(filters);
  const crossed = filterLabels.filter((_, place) => ends.includes(chosen[place]?.name ?? ''));

  const remove = (place: number) => {
    const [filter] = chosen.slice(place, place + 1);
    if (!filter) return;
    const neighbour = buttons.current[place + 1] ?? buttons.current[place - 1];
    if (chosen.length > 1) neighbour?.focus();
    else onCleared();
    onChange(withToggled(filters, filter));
  };
  return (
    <Bar>
      <ul aria-label={t('bar')}>
        {chosen.map(({ name, value }, place) => {
          const word = filterLabels[place];
          return (
            <li key={`${name}=${value}`}>
              <Chip
                tone={word?.isUnknown || ends.includes(name) ? 'warning' : 'neutral'}
                removeLabel={t('remove', { name: word?.whole })}
                ref={(button) => {
                  buttons.current[place] = button;
                }}
                onRemove={() => remove(place)}
              >
                {word?.whole}
              </Chip>
            </li>
          );
        })}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        onPress={() => {
          onCleared();
          onChange('');
        }}
      >
        {t('clear')}
      </Button>
      {more}
      {unknown.length > 0 && (
        <StatusText role="status">{t('unknownSaid', { count: unknown.length, names: unknown.join(', ') })}</StatusText>
      )}
      {crossed.length > 0 && (
        <StatusText role="status">{t('crossedSaid', { names: crossed.map(({ whole }) => whole).join(', ') })}</StatusText>
      )}
    </Bar>
  );
}

export interface FilterChipsProps {
  /** As `readProductFilters` writes them; not empty. */
  filters: string;
  /** Another action for the results, after "Clear filters". */
  more?: ReactNode;
  onChange: (filters: string) => void;
  /** Called when all filters are removed: the chips disappear, so the focus needs another place. */
  onCleared: () => void;
}
