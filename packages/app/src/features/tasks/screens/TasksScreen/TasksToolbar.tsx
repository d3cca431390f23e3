import type { TaskPerson, TaskTag } from '@stockroom/contract';
import { Button, Menu, type MenuEntry, SegmentedControl } from '@stockroom/ui';
import { type TasksState, VIEWS } from '#features/tasks/model/taskAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { Search, Tools, Views } from './TasksScreen.styles';

const PRIORITIES = [
  [2, 'high'],
  [1, 'normal'],
  [0, 'low'],
] as const;

/** The controls of the list: view, search and filters. */
export function TasksToolbar({ state, tags, people, onMove }: TasksToolbarProps) {
  const { t } = useTranslation('tasks');
  const choice = <Key extends 'person' | 'tag' | 'priority'>(key: Key, value: TasksState[Key], label: string) => ({
    id: `${key} ${value}`,
    label,
    checked: state[key] === value,
    onSelect: () => onMove({ [key]: state[key] === value ? null : value }),
  });
  const items: MenuEntry[] = [
    ...(state.view === 'all'
      ? [
          {
            id: 'done',
            label: t('filter.hideDone'),
            checked: state.hidesDone,
            onSelect: () => onMove({ hidesDone: !state.hidesDone }),
          },
        ]
      : []),
    {
      type: 'section',
      title: t('form.assigned'),
      choice: 'one',
      items: people.map(({ id, name }) => choice('person', id, name || t('people.nameless'))),
    },
    {
      type: 'section',
      title: t('form.priority'),
      choice: 'one',
      items: PRIORITIES.map(([priority, name]) => choice('priority', priority, t(`priority.${name}`))),
    },
    ...(tags.length > 0
      ? [
          {
            type: 'section' as const,
            title: t('filter.tag'),
            choice: 'one' as const,
            items: tags.map(({ id, title }) => choice('tag', id, title)),
          },
        ]
      : []),
  ];
  return (
    <Tools>
      <Views>
        <SegmentedControl
          label={t('views.label')}
          hideLabel
          value={state.view}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          onChange={(view) => onMove({ view })}
        />
      </Views>
      <Search>
        <SearchBox
          search={state.search}
          labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
          onSearch={(search) => onMove({ search })}
        />
      </Search>
      <Menu label={t('filter.label')} trigger={<Button icon="filter">{t('filter.label')}</Button>} items={items} />
    </Tools>
  );
}

interface TasksToolbarProps {
  state: TasksState;
  tags: readonly TaskTag[];
  people: readonly TaskPerson[];
  onMove: (change: Partial<TasksState>) => void;
}
