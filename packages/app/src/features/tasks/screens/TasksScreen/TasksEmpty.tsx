import { EmptyState } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NoResults, EmptyList } from '#shared/list/EmptyStates';
import type { TaskView } from '#features/tasks/model/taskAddress';

/** The message in place of an empty list: a view without tasks, or a search and filters without results. */
export function EmptyResult({ view, isSearch, isNarrowed, onClear }: NothingFoundProps) {
  const { t } = useTranslation('tasks');
  if (!isSearch && !isNarrowed) {
    return <EmptyState illustration="box" title={view === 'all' ? t('allDone') : t(`nothing.${view}`)} />;
  }
  return (
    <NoResults title={t('noMatch.title')} clear={t(isSearch ? 'noMatch.clearSearch' : 'noMatch.clearFilters')} onClear={onClear}>
      {t('noMatch.text')}
    </NoResults>
  );
}

interface NothingFoundProps {
  view: TaskView;
  isSearch: boolean;
  /** Whether the list is filtered by a person, a tag or a priority. */
  isNarrowed: boolean;
  /** Clears search and filters. */
  onClear: () => void;
}

/** The message before the first task is created. */
export function EmptyTaskList({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('tasks');
  return (
    <EmptyList title={t('empty.title')} add={t('add')} onAdd={onAdd}>
      {t('empty.text')}
    </EmptyList>
  );
}
