import type { TrashedTask } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { deletePermanently, restoreTask } from '#features/tasks/api/taskCalls';
import { taskKeys } from '#features/tasks/api/taskKeys';
import { taskTrashQuery } from '#features/tasks/api/taskQueries';
import { useTaskLabels } from '#features/tasks/components/useTaskLabels';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TrashDrawer } from '#shared/trash/TrashDrawer';
import { TrashList } from '#shared/trash/TrashList';
import { TrashQuestion } from '#shared/trash/TrashQuestion';
import { useTrash } from '#shared/trash/useTrash';

/** Deleted tasks, which can be restored or deleted permanently. */
export function TasksTrash({ onClose }: TasksTrashProps) {
  const { t } = useTranslation(['tasks', 'trash', 'list']);
  const { titleOf, dueOf } = useTaskLabels(useNow());
  const trash = useQuery(taskTrashQuery());
  const tasks = trash.data ?? [];
  const bin = useTrash<TrashedTask>({
    key: taskKeys.trash(),
    invalidates: [taskKeys.list()],
    nameOf: titleOf,
    restore: restoreTask,
    deletePermanently,
  });
  return (
    <>
      <TrashDrawer
        title={t('trash.title')}
        query={trash}
        count={tasks.length}
        emptyText={t('trash.emptyText')}
        footer={
          <Button icon="delete" onPress={() => bin.askAboutAll(tasks)}>
            {t('trash:emptyAll')}
          </Button>
        }
        onClose={onClose}
      >
        <TrashList
          title={t('title')}
          items={tasks.map((task) => ({
            id: task.id,
            name: titleOf(task),
            about: task.type === 'section' ? t('card.section') : (dueOf(task)?.text ?? ''),
            deletedAt: task.deletedAt,
            onRestore: () => bin.bringBack(task),
            onDelete: () => bin.askAboutOne(task),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion {...bin.question} />
    </>
  );
}

export interface TasksTrashProps {
  onClose: () => void;
}
