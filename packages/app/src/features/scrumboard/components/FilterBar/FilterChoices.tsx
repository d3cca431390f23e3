import type { BoardLabel, BoardMember } from '@stockroom/contract';
import { Button, Menu, type MenuEntry } from '@stockroom/ui';
import { memo } from 'react';
import { type BoardFilter, DUE_FILTERS } from '#features/scrumboard/model/boardFilter';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Filter menus for a board's cards: labels, members, due date. */
export const FilterChoices = memo(function FilterChoices({ filter, labels, members, onChange }: FilterChoicesProps) {
  const { t } = useTranslation('scrumboard');
  const menuOf = (
    key: 'labels' | 'members',
    icon: 'tag' | 'person',
    none: string,
    entries: readonly { id: string; name: string }[],
  ) => {
    const chosen = filter[key];
    const name = t(`filter.${key}`);
    const items = entries.map(({ id, name: label }): MenuEntry => ({
      id,
      label,
      checked: chosen.includes(id),
      onSelect: () => onChange((now) => ({ ...now, [key]: toggled(now[key], id) })),
    }));
    return (
      <Menu
        trigger={<Button icon={icon}>{chosen.length > 0 ? `${name} (${chosen.length})` : name}</Button>}
        label={name}
        placement="bottom start"
        items={items.length > 0 ? items : [{ id: 'none', label: none, disabled: true, onSelect: () => undefined }]}
      />
    );
  };
  const dueName = filter.due === null ? t('filter.due') : `${t('filter.due')}: ${t(`filter.${filter.due}`)}`;
  return (
    <>
      {menuOf(
        'labels',
        'tag',
        t('filter.noLabels'),
        labels.map(({ id, title }) => ({ id, name: title })),
      )}
      {menuOf(
        'members',
        'person',
        t('filter.noMembers'),
        members.map(({ id, name }) => ({ id, name: name || t('members.nameless') })),
      )}
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
                onSelect: () => onChange((now) => ({ ...now, due: null })),
              },
              ...DUE_FILTERS.map((due) => ({
                id: due,
                label: t(`filter.${due}`),
                checked: filter.due === due,
                onSelect: () => onChange((now) => ({ ...now, due })),
              })),
            ],
          },
        ]}
      />
    </>
  );
});

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

export interface FilterChoicesProps {
  filter: BoardFilter;
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
  /** Called at each keystroke and choice: makes the next filter from the current one. */
  onChange: (change: (now: BoardFilter) => BoardFilter) => void;
}
