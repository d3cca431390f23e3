import { type Task, MAX_TASK_TAG_TITLE, type TaskPerson } from '@stockroom/contract';
import { Alert } from '@stockroom/ui';
import { useEffect, useRef } from 'react';
import { taskTagActions } from '#features/tasks/api/taskTagActions';
import { TaskForm } from '#features/tasks/components/TaskForm/TaskForm';
import { useFieldLabels } from '#features/tasks/components/useFieldLabels';
import { FieldConflicts } from '#shared/editing/views/FieldConflicts';
import { SaveState } from '#shared/editing/views/SaveState';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';
import { useTaskEdit } from './actions/useTaskEdit';
import { Body, Foot } from './TaskPane.styles';

/** The editor of an existing task or section: in place, with autosave. */
export function TaskEditor({ task, people, now, isNew, titleOf, onEmpty }: TaskEditorProps) {
  const { t } = useTranslation('tasks');
  const { draft, saved, set, isRestored, conflict, saving } = useTaskEdit(task, { titleOf, onEmpty });
  const title = useRef<HTMLTextAreaElement>(null);
  const tagging = useTagActions(taskTagActions, (id) => set({ tags: [...draft.tags, id] }));
  const labels = useFieldLabels(tagging.tags === 'failed' ? [] : tagging.tags, people);
  useDocumentTitle(titleOf(saved));
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <>
      <Body>
        {isRestored && (
          <Alert tone="info" variant="border" live="polite">
            {t('card.restored')}
          </Alert>
        )}
        <FieldConflicts {...conflict} labels={labels} />
        <TaskForm
          taskId={task.id}
          isSection={task.type === 'section'}
          draft={draft}
          people={people}
          now={now}
          titleRef={title}
          tags={<TagsPanel selected={draft.tags} maxTitle={MAX_TASK_TAG_TITLE} onChange={(tags) => set({ tags })} {...tagging} />}
          onChange={set}
        />
      </Body>
      <Foot>
        <SaveState {...saving} />
      </Foot>
    </>
  );
}

export interface TaskEditorProps {
  task: Task;
  people: readonly TaskPerson[];
  /** An instant of the current day. */
  now: number;
  /** Whether the task was just created: its title is focused. */
  isNew: boolean;
  titleOf: (task: Task) => string;
  /** Called when the task is left without content. */
  onEmpty: (task: Task) => void;
}
