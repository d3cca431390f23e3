import type { TaskPerson, TaskTag } from '@stockroom/contract';
import { Chip } from '@stockroom/ui';
import type { TasksState } from '#features/tasks/model/taskAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Chips } from './TasksScreen.styles';

const PRIORITIES = ['low', 'normal', 'high'] as const;

/** The list's filters, each with a button that removes it. */
export function FilterChips({ state, tags, people, onMove }: FilterChipsProps) {
  const { t } = useTranslation('tasks');
  const { person, tag, priority, view, hidesDone } = state;
  // Shows "…" until tags and people are loaded, rather than "unknown" for a moment.
  const unknown = (known: readonly unknown[], word: 'people.unknown' | 'filter.unknownTag') => (known.length > 0 ? t(word) : '…');
  const chips = [
    ...(person === null
      ? []
      : [{ key: 'person' as const, text: people.find(({ id }) => id === person)?.name || unknown(people, 'people.unknown') }]),
    ...(priority === null ? [] : [{ key: 'priority' as const, text: t(`priority.${PRIORITIES[priority]}Of`) }]),
    ...(tag === null
      ? []
      : [{ key: 'tag' as const, text: tags.find(({ id }) => id === tag)?.title ?? unknown(tags, 'filter.unknownTag') }]),
  ];
  const isHiding = hidesDone && view === 'all';
  if (chips.length === 0 && !isHiding) return null;
  return (
    <Chips>
      {chips.map(({ key, text }) => (
        <Chip key={key} removeLabel={t('filter.remove', { name: text })} onRemove={() => onMove({ [key]: null })}>
          {text}
        </Chip>
      ))}
      {isHiding && (
        <Chip removeLabel={t('filter.remove', { name: t('filter.hideDone') })} onRemove={() => onMove({ hidesDone: false })}>
          {t('filter.hideDone')}
        </Chip>
      )}
    </Chips>
  );
}

interface FilterChipsProps {
  state: TasksState;
  tags: readonly TaskTag[];
  people: readonly TaskPerson[];
  onMove: (change: Partial<TasksState>) => void;
}
