import { Button, SearchField } from '@stockroom/ui';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { isFiltering, NO_FILTER } from '#features/scrumboard/model/boardFilter';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Bar, Result, SearchSlot } from './FilterBar.styles';
import { FilterChoices, type FilterChoicesProps } from './FilterChoices';

/** A board's filter: by text, labels, members and due date. Renders a `search` landmark. */
export const FilterBar = memo(function FilterBar({ id, filter, labels, members, shown, total, onChange }: FilterBarProps) {
  const { t } = useTranslation('scrumboard');
  // A keystroke waits only for the cards: the rest of the bar updates right after.
  const [later, laterShown] = [useDeferredValue(filter), useDeferredValue(shown)];
  const bar = useRef<HTMLDivElement>(null);
  const clear = useCallback(() => {
    // The button disappears with the filter that it clears, so the bar is focused. Not the field: a phone would show its
    // keyboard.
    bar.current?.focus();
    onChange(() => NO_FILTER);
  }, [onChange]);
  return (
    <Bar ref={bar} id={id} role="search" aria-label={t('filter.label')} tabIndex={-1}>
      <SearchSlot>
        {/*
         * Not the `SearchBox` of lists, which debounces and sends a request: the cards are already loaded, and a letter shows
         * at once.
         */}
        <SearchField
          label={t('filter.search')}
          hideLabel
          placeholder={t('filter.search')}
          value={filter.text}
          labels={{ clear: t('filter.clearSearch') }}
          onChange={(text) => onChange((now) => ({ ...now, text }))}
        />
      </SearchSlot>
      <FilterChoices filter={later} labels={labels} members={members} onChange={onChange} />
      {isFiltering(later) && <FilterResult shown={laterShown} total={total} onClear={clear} />}
    </Bar>
  );
});

const FilterResult = memo(function FilterResult({ shown, total, onClear }: FilterResultProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <>
      <Button variant="quiet" icon="close" onPress={onClear}>
        {t('filter.clear')}
      </Button>
      <Result>{t('board.countShown', { shown, total })}</Result>
    </>
  );
});

interface FilterResultProps extends Pick<FilterBarProps, 'shown' | 'total'> {
  onClear: () => void;
}

export interface FilterBarProps extends FilterChoicesProps {
  id?: string;
  /** How many cards the filter shows, of how many in `total`. */
  shown: number;
  total: number;
}
