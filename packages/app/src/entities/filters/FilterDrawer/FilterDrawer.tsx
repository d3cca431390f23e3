import type { FacetName } from '@stockroom/contract';
import { Button, Drawer, Skeleton, Stack } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';
import { facetsQuery } from '../facetsQuery';
import { withToggled } from '../model/filterChange';
import { isNamed, useFilterLabels } from '../useFilterLabels';
import { FacetGroup } from './FacetGroup';
import { Foot } from './FilterDrawer.styles';
import { NumberFilters } from './NumberFilters';

const FIRST = ['level', 'missing', 'twice', 'active', 'category', 'brand', 'vendor'] as const satisfies readonly FacetName[];
const LAST = ['tag', 'style', 'country'] as const satisfies readonly FacetName[];
const NAMED = [...FIRST, ...LAST].filter(isNamed);

/** Filters the list of products. Each click updates the list at once, and the counts of the other filters. */
export function FilterDrawer({ search, filters, matching, onChange, onClose }: FilterDrawerProps) {
  const { t } = useTranslation('filters');
  const format = useFormat();
  const query = useQuery(facetsQuery(search, filters));
  const facets = query.data;
  const labels = { failed: t('failed'), stale: t('stale') };
  const asked = new URLSearchParams(filters);
  const wordOf = useFilterLabels(NAMED.filter((name) => asked.has(name)));
  const nameOf = (name: FacetName) => (value: string) => {
    const served = facets?.[name].find(({ id }) => String(id) === value)?.name;
    return served || wordOf({ name, value }).value;
  };
  const group = (name: FacetName) =>
    facets && (
      <FacetGroup
        key={name}
        name={name}
        facets={facets[name]}
        chosen={asked.getAll(name)}
        nameOf={nameOf(name)}
        onToggle={(value) => onChange(withToggled(filters, { name, value }))}
      />
    );
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Foot>
          <Button disabled={filters === ''} onPress={() => onChange('')}>
            {t('clear')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {matching === undefined ? t('show') : t('showCount', { count: matching, formatted: format.number(matching) })}
          </Button>
        </Foot>
      }
    >
      <Stack gap={6}>
        <QueryStale query={query} labels={labels} />
        {query.isError && !facets && <QueryFailed query={query} labels={labels} />}
        {!facets && !query.isError && <Skeleton shape="rect" height={240} />}
        {FIRST.map(group)}
        <NumberFilters filters={filters} onChange={onChange} />
        {LAST.map(group)}
      </Stack>
    </Drawer>
  );
}

export interface FilterDrawerProps {
  search: string;
  /** As `readProductFilters` writes them; may be empty. */
  filters: string;
  /** Number of products that the list finds; `undefined` while unknown. */
  matching: number | undefined;
  /** Must be stable over renders. */
  onChange: (filters: string) => void;
  onClose: () => void;
}
