import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { Button, Menu, type MenuEntry, SearchField } from '@stockroom/ui';
import { memo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { type BoardFilter, DUE_FILTERS, isFiltering, NO_FILTER } from '../../model/boardFilter';
import { Bar, Result, SearchPlace } from './FilterBar.styles';

/** What of a board is shown: by words, labels, members and due date. Renders a `search` landmark. */
export const FilterBar = memo(function FilterBar({ id: barId, filter, labels, members, shown, total, onChange }: FilterBarProps) {
  const { t } = useTranslation('scrumboard');
  const toggle = (key: 'labels' | 'members', id: string) =>
    onChange({ ...filter, [key]: filter[key].includes(id) ? filter[key].filter((each) => each !== id) : [...filter[key], id] });
  const choices = (key: 'labels' | 'members', entries: readonly { id: string; name: string }[], none: string): MenuEntry[] =>
    entries.length > 0
      ? entries.map(({ id, name }) => ({ id, label: name, checked: filter[key].includes(id), onSelect: () => toggle(key, id) }))
      : [{ id: 'none', label: none, disabled: true, onSelect: () => undefined }];
  const count = (name: string, chosen: number) => (chosen > 0 ? `${name} (${chosen})` : name);
  const dueName = filter.due === null ? t('filter.due') : `${t('filter.due')}: ${t(`filter.${filter.due}`)}`;
  return (
    <Bar id={barId} role="search" aria-label={t('filter.label')}>
      <SearchPlace>
        <SearchField
          label={t('filter.search')}
          hideLabel
          placeholder={t('filter.search')}
          value={filter.text}
          labels={{ clear: t('filter.clearSearch') }}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </SearchPlace>
      <Menu
        trigger={<Button icon="tag">{count(t('filter.labels'), filter.labels.length)}</Button>}
        label={t('filter.labels')}
        placement="bottom start"
        items={choices(
          'labels',
          labels.map(({ id, title }) => ({ id, name: title })),
          t('filter.noLabels'),
        )}
      />
      <Menu
        trigger={<Button icon="person">{count(t('filter.members'), filter.members.length)}</Button>}
        label={t('filter.members')}
        placement="bottom start"
        items={choices(
          'members',
          members.map(({ id, name }) => ({ id, name: name || t('members.nameless') })),
          t('filter.noMembers'),
        )}
      />
      <Menu
        trigger={<Button icon="clock">{dueName}</Button>}
        label={t('filter.due')}
        placement="bottom start"
        items={[
          {
            type: 'section',
            title: t('filter.due'),
            choice: 'one',
            items: [
              {
                id: 'any',
                label: t('filter.anyDue'),
                checked: filter.due === null,
                onSelect: () => onChange({ ...filter, due: null }),
              },
              ...DUE_FILTERS.map((due) => ({
                id: due,
                label: t(`filter.${due}`),
                checked: filter.due === due,
                onSelect: () => onChange({ ...filter, due }),
              })),
            ],
          },
        ]}
      />
      {isFiltering(filter) && (
        <>
          <Button variant="quiet" icon="close" onPress={() => onChange(NO_FILTER)}>
            {t('filter.clear')}
          </Button>
          <Result>{t('board.countShown', { shown, total })}</Result>
        </>
      )}
    </Bar>
  );
});

export interface FilterBarProps {
  id?: string;
  filter: BoardFilter;
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
  /** Cards that the filter shows, of how many. */
  shown: number;
  total: number;
  /** At each keystroke and choice. */
  onChange: (filter: BoardFilter) => void;
}
