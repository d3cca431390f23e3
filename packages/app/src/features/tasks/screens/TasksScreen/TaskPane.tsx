import type { Task, TaskPerson } from '@stockroom/contract';
import { Button, EmptyState, IconButton, Menu } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TaskEditor } from './lazyComponents';
import { Head, Middle, Name } from './TaskPane.styles';

/** The pane of the open task, which can be completed, edited and deleted. */
export function TaskPane({
  task,
  people,
  now,
  isNew,
  titleOf,
  onComplete,
  onRemove,
  onRemoveAll,
  onEmpty,
  onClose,
}: TaskPaneProps) {
  const { t } = useTranslation('tasks');
  if (!task) {
    return (
      <Middle>
        <EmptyState illustration="search" title={t('gone.title')} action={<Button onPress={onClose}>{t('gone.close')}</Button>}>
          {t('gone.text')}
        </EmptyState>
      </Middle>
    );
  }
  const isSection = task.type === 'section';
  return (
    <>
      <Head>
        {isSection ? (
          <Name>{t('card.section')}</Name>
        ) : (
          <Button icon={task.completed ? 'undo' : 'check'} onPress={() => onComplete(task)}>
            {t(task.completed ? 'card.reopen' : 'card.complete')}
          </Button>
        )}
        <Menu
          label={t('card.more')}
          trigger={<IconButton icon="more" label={t('card.more')} />}
          items={[
            { id: 'delete', label: t('card.delete'), icon: 'delete', tone: 'critical', onSelect: () => onRemove(task) },
            ...(isSection
              ? [
                  {
                    id: 'deleteAll',
                    label: t('card.deleteAll'),
                    icon: 'delete' as const,
                    tone: 'critical' as const,
                    onSelect: () => onRemoveAll(task),
                  },
                ]
              : []),
          ]}
        />
        <IconButton icon="close" label={t('card.close')} onPress={onClose} />
      </Head>
      <TaskEditor key={task.id} task={task} people={people} now={now} isNew={isNew} titleOf={titleOf} onEmpty={onEmpty} />
    </>
  );
}

interface TaskPaneProps {
  /** `null`: no task has this id, or it was deleted. */
  task: Task | null;
  people: readonly TaskPerson[];
  now: number;
  isNew: boolean;
  titleOf: (task: Task) => string;
  onComplete: (task: Task) => void;
  onRemove: (task: Task) => void;
  /** Deletes a section with the tasks under it. */
  onRemoveAll: (section: Task) => void;
  /** Called when the task is left without content. */
  onEmpty: (task: Task) => void;
  onClose: () => void;
}
