import { ACTIVITY_KINDS, type ActivityPerson } from '@stockroom/contract';
import { Select } from '@stockroom/ui';
import type { ActivityState } from '#features/activities/model/activityAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { Filters, Wide } from './ActivityFilters.styles';

/** Contains a space, which no kind and no person's id has. */
const ALL = 'all of them' as const;

/** Filters of the log: search term, kind and person. */
export function ActivityFilters({ state, people, onMove }: ActivityFiltersProps) {
  const { t } = useTranslation('activities');
  const all = { value: ALL, label: t('filters.all') } as const;
  const isUnknown = state.person !== null && !people.some(({ id }) => id === state.person);
  const everybody = isUnknown
    ? [...people, { id: state.person ?? '', name: people.length > 0 ? t('filters.unknownPerson') : '…' }]
    : people;
  return (
    <Filters role="group" aria-label={t('filters.label')}>
      <Wide>
        <SearchBox
          search={state.search}
          labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          onSearch={(search) => onMove({ search, shown: 1 })}
        />
      </Wide>
      <Select
        label={t('filters.kind')}
        value={state.kind ?? ALL}
        options={[all, ...ACTIVITY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        onChange={(kind) => onMove({ kind: kind === ALL ? null : kind, shown: 1 })}
      />
      <Select
        label={t('filters.person')}
        value={state.person ?? ALL}
        options={[all, ...everybody.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(person) => onMove({ person: person === ALL ? null : person, shown: 1 })}
      />
    </Filters>
  );
}

export interface ActivityFiltersProps {
  state: ActivityState;
  /** All people with entries in the log; empty until they are loaded. */
  people: readonly ActivityPerson[];
  /** Changes the filters: `move` of `useListAddress`. */
  onMove: (change: Partial<ActivityState>) => void;
}
