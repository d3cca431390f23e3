import type { TaskPerson, TaskTag } from '@stockroom/contract';
import type { RecordLabels } from '#shared/editing/model/recordLabels';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { TaskDraft, TaskField } from '../model/taskFields';

const PRIORITIES = ['low', 'normal', 'high'] as const;

/** Field labels and value texts of a task, for the editing kit. */
export function useFieldLabels(
  tags: readonly TaskTag[],
  people: readonly TaskPerson[],
): Pick<RecordLabels<TaskField>, 'field' | 'value'> {
  const { t } = useTranslation('tasks');
  const { date, locale } = useFormat();
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const textOf: { [Field in TaskField]: (value: TaskDraft[Field]) => string } = {
    title: (title) => title,
    notes: (notes) => notes,
    tags: (ids) => listed(ids.flatMap((id) => tags.find((tag) => tag.id === id)?.title ?? [])),
    priority: (priority) => t(`priority.${PRIORITIES[priority]}`),
    dueDate: (day) => (day ? date(`${day}T12:00:00`) : ''),
    dueTime: (time) => time ?? '',
    repeat: (repeat) => (repeat ? t(`repeat.${repeat.unit}`, { count: repeat.every }) : ''),
    remindAt: (at) => (at ? date(at, { time: true }) : ''),
    assignedTo: (id) => people.find((person) => person.id === id)?.name ?? '',
    subTasks: (steps) => listed(steps.map(({ title, completed }) => (completed ? `✓ ${title}` : title))),
  };
  return {
    field: (field) => t(`conflict.fields.${field}`),
    // Each field is called with a value of its own type.
    value: (field, value) => (textOf[field] as (value: unknown) => string)(value) || t('conflict.nothing'),
  };
}
