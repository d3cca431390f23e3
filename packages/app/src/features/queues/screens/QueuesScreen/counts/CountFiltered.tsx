import { Alert, Button, Chip, Text, Stack } from '@stockroom/ui';
import { useCallback, useRef, useState } from 'react';
import { FilterChips } from '#entities/filters/FilterChips/FilterChips';
import { FilterDrawer } from '#entities/filters/FilterDrawer/FilterDrawer';
import { useFoundCount } from '#entities/filters/useFoundCount';
import { useTranslation } from '#shared/i18n/useTranslation';

/**
 * The products of a new count, chosen by the filters of the product list: active filters, number of matches, and more filters.
 */
export function CountFiltered({ search, filters, isTried, onFilter }: CountFilteredProps) {
  const { t } = useTranslation(['queues', 'counts', 'filters']);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data: found } = useFoundCount(search, filters);
  const setFilters = useCallback((next: string) => onFilter({ filters: next }), [onFilter]);
  const toButton = () => button.current?.focus();
  const isEmpty = search === '' && filters === '';
  return (
    <Stack gap={3} as="span">
      {search !== '' && (
        <span>
          <Chip
            removeLabel={t('filters:remove', { name: t('counts:searched', { search }) })}
            onRemove={() => {
              toButton();
              onFilter({ search: '' });
            }}
          >
            {t('counts:searched', { search })}
          </Chip>
        </span>
      )}
      {filters !== '' && <FilterChips filters={filters} onChange={setFilters} onCleared={toButton} />}
      <span>
        <Button icon="filter" ref={button} onPress={() => setOpen(true)}>
          {t('counts.chooseFilters')}
        </Button>
      </span>
      {isEmpty && isTried && <Alert tone="critical" variant="border" live="polite" title={t('counts.noFilter')} />}
      {!isEmpty && found !== undefined && (
        <Text tone="muted" overflow="break" role="status">
          {t('counts.found', { count: found })}
        </Text>
      )}
      {isOpen && (
        <FilterDrawer
          search={search}
          filters={filters}
          matching={isEmpty ? undefined : found}
          onChange={setFilters}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

interface CountFilteredProps {
  search: string;
  /** As `readProductFilters` writes them. */
  filters: string;
  /** Whether the user has tried to start: missing input is then reported. */
  isTried: boolean;
  /** Must be stable across renders. */
  onFilter: (change: { search?: string; filters?: string }) => void;
}
