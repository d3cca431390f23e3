import type { NoteTask } from '@stockroom/contract';
import { foldText, Highlight, Icon, VisuallyHidden } from '@stockroom/ui';
import { doneOf, openOf } from '#features/notes/model/tasks';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Box, More, Task, Tasks } from './NoteCard.styles';

/** Number of checklist lines that a card shows. */
export const SHOWN_TASKS = 8;

/**
 * The checklist of a note on its card: open lines before finished ones; of a long list, lines that match the search come first.
 */
export function CardTasks({ tasks, search }: CardTasksProps) {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const written = tasks.filter(({ content }) => content.trim() !== '');
  if (written.length === 0) return null;
  const inOrder = [...openOf(written), ...doneOf(written)];
  const words = foldText(search).split(' ').filter(Boolean);
  const found =
    search === '' || written.length <= SHOWN_TASKS
      ? []
      : inOrder.filter(({ content }) => words.some((word) => foldText(content).includes(word)));
  const shown = [...found, ...inOrder.filter((task) => !found.includes(task))].slice(0, SHOWN_TASKS);
  const rest = written.length - shown.length;
  return (
    <Tasks>
      {shown.map(({ id, content, completed, indented }) => (
        <Task key={id} data-done={completed || undefined} data-indented={indented || undefined}>
          <Box data-done={completed || undefined}>{completed && <Icon name="check" size={16} />}</Box>
          <span>
            {completed && <VisuallyHidden>{t('card.done')} </VisuallyHidden>}
            <Highlight text={content} query={search} />
          </span>
        </Task>
      ))}
      {rest > 0 && <More>{t('card.more', { count: rest, formatted: format.number(rest) })}</More>}
    </Tasks>
  );
}

export interface CardTasksProps {
  tasks: readonly NoteTask[];
  search: string;
}
