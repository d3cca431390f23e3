import type { TrashedTask } from '@stockroom/contract';
import { Button } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../../shared/hooks/useNow';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useRecordWrites } from '../../../../shared/query/useRecordWrites';
import { TrashDrawer } from '../../../../shared/trash/TrashDrawer';
import { TrashList } from '../../../../shared/trash/TrashList';
import { TrashQuestion } from '../../../../shared/trash/TrashQuestion';
import { deleteForEver, restoreTask } from '../../api/taskCalls';
import { taskKeys } from '../../api/taskKeys';
import { taskTrashQuery } from '../../api/taskQueries';
import { useTaskWords } from '../../components/useTaskWords';

/** Tasks that were deleted: brought back, or taken away for ever. */
export function TasksTrash({ onClose }: TasksTrashProps) {
  const { t } = useTranslation(['tasks', 'trash', 'list']);
  const { titleOf, dueOf } = useTaskWords(useNow());
  const trash = useQuery(taskTrashQuery());
  /** What is asked about: that, and nothing that comes here since. Without a name it is all of it. */
  const [asked, setAsked] = useState<{ items: readonly TrashedTask[]; name: string | null } | null>(null);
  const tasks = trash.data ?? [];
  const { write } = useRecordWrites<TrashedTask>({ key: taskKeys.trash(), calls: {}, nameOf: titleOf });
  /** Out of the trash, one way or the other: at once, and back in it when that fails. */
  const take = (gone: readonly TrashedTask[], call: () => Promise<unknown>, failure: string) =>
    void write({
      id: gone.map(({ id }) => id).join(' '),
      call,
      apply: (all) => all.filter(({ id }) => !gone.some((each) => each.id === id)),
      rollBack: (all) => [...gone.filter(({ id }) => !all.some((each) => each.id === id)), ...all],
      invalidates: [taskKeys.list()],
      failure,
    });
  const removeAsked = () => {
    setAsked(null);
    if (!asked) return;
    const { items, name } = asked;
    const failure = name === null ? t('trash.emptyFailed') : t('list:records.removeFailed', { name });
    take(items, () => deleteForEver(items.map(({ id }) => id)), failure);
  };
  return (
    <>
      <TrashDrawer
        title={t('trash.title')}
        query={trash}
        count={tasks.length}
        emptyText={t('trash.emptyText')}
        footer={
          <Button icon="delete" onPress={() => setAsked({ items: tasks, name: null })}>
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
            onRestore: () => take([task], () => restoreTask(task.id), t('list:records.restoreFailed', { name: titleOf(task) })),
            onDelete: () => setAsked({ items: [task], name: titleOf(task) }),
          }))}
        />
      </TrashDrawer>
      <TrashQuestion
        asked={asked && (asked.name === null ? 'all' : { name: asked.name })}
        count={asked?.items.length ?? 0}
        onClose={() => setAsked(null)}
        onConfirm={removeAsked}
      />
    </>
  );
}

export interface TasksTrashProps {
  onClose: () => void;
}
