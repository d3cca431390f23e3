import type { Task, TaskPerson } from '@stockroom/contract';
import { Avatar, Checkbox, Icon, VisuallyHidden } from '@stockroom/ui';
import { memo } from 'react';
import type { TitlePart } from '#features/tasks/model/markedParts';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { safeImage } from '#shared/links/safeImage';
import type { DueLabel } from '../useTaskLabels';
import { RowStart, type RowStartProps } from './RowStart';
import { RowTitle } from './RowTitle';
import { About, AVATAR_SIZE, Bit, Row, RowLink, Signs, Texts, AssigneeSlot } from './TaskRows.styles';

/** A task of the list: a handle that moves it, a checkbox that completes it, and a link that opens it. */
export const TaskRow = memo(function TaskRow({
  task,
  parts,
  due,
  tags,
  person,
  href,
  isOpen,
  onComplete,
  ...start
}: TaskRowProps) {
  const { t } = useTranslation('tasks');
  const locale = useLanguage();
  const { completed, priority, subTasks, repeat } = task;
  const { title } = start;
  const done = subTasks.filter((step) => step.completed).length;
  const hasAbout = due !== null || tags !== '' || subTasks.length > 0;
  return (
    <Row data-row={task.id} data-open={isOpen || undefined} data-selected={start.isSelected || undefined}>
      <RowStart {...start} />
      <Checkbox label={t('row.complete', { title })} hideLabel checked={completed} onChange={() => onComplete(task)} />
      <RowLink as={RouterLink} href={href} data-record={task.id} aria-current={isOpen || undefined}>
        <Texts>
          <RowTitle title={task.title} shown={title} parts={parts} isDone={completed} />
          {hasAbout && (
            <About>
              {due && (
                <Bit data-due={due.state}>
                  <Icon name="clock" size={16} />
                  {due.text}
                  {repeat && <Icon name="retry" size={16} label={t('row.repeats')} />}
                </Bit>
              )}
              {subTasks.length > 0 && (
                <Bit>
                  <Icon name="check" size={16} />
                  <span aria-hidden>{t('row.steps', { done, total: subTasks.length })}</span>
                  <VisuallyHidden>{t('row.stepsDone', { done, total: subTasks.length })}</VisuallyHidden>
                </Bit>
              )}
              {tags !== '' && <Bit data-shrinks>{tags}</Bit>}
            </About>
          )}
        </Texts>
        <Signs>
          {priority !== 1 && (
            <span data-high={priority === 2 || undefined}>
              <Icon
                name={priority === 2 ? 'arrowUp' : 'arrowDown'}
                size={16}
                label={t(priority === 2 ? 'priority.highOf' : 'priority.lowOf')}
              />
            </span>
          )}
          {task.assignedTo !== null && (
            <AssigneeSlot>
              {person && <Avatar name={person.name} src={safeImage(person.avatar)} size={AVATAR_SIZE} locale={locale} />}
            </AssigneeSlot>
          )}
        </Signs>
      </RowLink>
    </Row>
  );
});

export interface TaskRowProps extends Omit<RowStartProps, 'id'> {
  id: string;
  task: Task;
  /** Its title, split into search matches and other text. */
  parts: readonly TitlePart[] | undefined;
  due: DueLabel | null;
  /** Titles of its tags, joined in one line. */
  tags: string;
  person: TaskPerson | undefined;
  href: string;
  isOpen: boolean;
  onComplete: (task: Task) => void;
}
