import { TASK_LIMITS, type TaskPerson, type TaskPriority, type TaskRepeat } from '@stockroom/contract';
import { DateField, Select, Stack, TextArea } from '@stockroom/ui';
import type { ReactNode, Ref } from 'react';
import { PersonSelect } from '#entities/people/PersonSelect';
import { movedReminder, reminderChoices } from '#features/tasks/model/reminders';
import { isTooLong, STEP_LIMITS, type TaskDraft } from '#features/tasks/model/taskFields';
import { Checklist } from '#shared/checklist/Checklist';
import type { ChecklistLabels } from '#shared/checklist/labels';
import { regionOf } from '#shared/format/regionOf';
import { useFormat } from '#shared/format/useFormat';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RepeatSelect } from './RepeatSelect';
import { Pair } from './TaskForm.styles';
import { TimeField } from './TimeField';

const PRIORITIES = [
  { value: '2', name: 'high' },
  { value: '1', name: 'normal' },
  { value: '0', name: 'low' },
] as const;

/** All fields of a task, each saved by itself once typing pauses. A section has a title and notes. */
export function TaskForm({ taskId, isSection, draft, people, now, tags, titleRef, onChange }: TaskFormProps) {
  const { t } = useTranslation('tasks');
  const locale = useLanguage();
  const stepLabels = useChecklistLabels();
  const setDue = (due: Pick<TaskDraft, 'dueDate' | 'dueTime'>) => {
    const repeat = due.dueDate === null || draft.repeat === null ? null : roundFrom(draft.repeat, draft, due);
    onChange({ ...due, repeat, remindAt: movedReminder(draft.remindAt, draft, due, now) });
  };
  return (
    <Stack>
      <TextArea
        label={t('form.title')}
        value={draft.title}
        placeholder={t(isSection ? 'form.sectionPlaceholder' : 'form.titlePlaceholder')}
        onChange={(title) => onChange({ title: title.replace(/\s*\n\s*/g, ' ') })}
        maxLength={TASK_LIMITS.title}
        error={isTooLong(draft, 'title') ? t('form.titleLong') : undefined}
        rows={1}
        autoGrow
        ref={titleRef}
      />
      {!isSection && (
        <>
          <Pair>
            <DateField
              label={t('form.due')}
              value={draft.dueDate}
              onChange={(dueDate) => setDue({ dueDate, dueTime: dueDate === null ? null : draft.dueTime })}
              locale={regionOf(locale)}
              labels={{ open: t('form.dueOpen'), clear: t('form.dueClear'), today: t('due.today') }}
              reasons={{ incomplete: t('form.dueIncomplete'), noSuchDay: t('form.dueNoSuchDay') }}
            />
            <TimeField
              value={draft.dueTime}
              disabled={draft.dueDate === null}
              onChange={(dueTime) => setDue({ dueDate: draft.dueDate, dueTime })}
            />
          </Pair>
          <Pair>
            <RepeatSelect value={draft.repeat} disabled={draft.dueDate === null} onChange={(repeat) => onChange({ repeat })} />
            <ReminderSelect
              dueDate={draft.dueDate}
              dueTime={draft.dueTime}
              value={draft.remindAt}
              now={now}
              onChange={(remindAt) => onChange({ remindAt })}
            />
          </Pair>
          <Pair>
            <Select
              label={t('form.priority')}
              value={String(draft.priority) as '0'}
              options={PRIORITIES.map(({ value, name }) => ({ value, label: t(`priority.${name}`) }))}
              onChange={(priority) => onChange({ priority: Number(priority) as TaskPriority })}
            />
            <PersonSelect
              label={t('form.assigned')}
              people={people}
              value={draft.assignedTo}
              labels={{ nobody: t('people.nobody'), nameless: t('people.nameless'), unknown: t('people.unknown') }}
              onChange={(assignedTo) => onChange({ assignedTo })}
            />
          </Pair>
          {tags}
          <Checklist
            owner={taskId}
            items={draft.subTasks}
            limits={STEP_LIMITS}
            labels={stepLabels}
            onChange={(subTasks) => onChange({ subTasks })}
          />
        </>
      )}
      <TextArea
        label={t('form.notes')}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
        maxLength={TASK_LIMITS.notes}
        error={isTooLong(draft, 'notes') ? t('form.notesLong') : undefined}
        rows={4}
        autoGrow
      />
    </Stack>
  );
}

/** With another date, a monthly repeat moves to that day of the month. */
const roundFrom = ({ unit, every, day }: TaskRepeat, before: Due, { dueDate }: Due): TaskRepeat => ({
  unit,
  every,
  ...(dueDate === before.dueDate && day !== undefined && { day }),
});
type Due = Pick<TaskDraft, 'dueDate'>;

export interface TaskFormProps {
  taskId: string;
  isSection: boolean;
  draft: TaskDraft;
  people: readonly TaskPerson[];
  /** An instant of the current day. */
  now: number;
  /** The tag picker. */
  tags: ReactNode;
  titleRef: Ref<HTMLTextAreaElement>;
  onChange: (changes: Partial<TaskDraft>) => void;
}

const NEVER = 'never';

/** The time of the reminder, at which the user gets a notification. */
function ReminderSelect({ dueDate, dueTime, value, now, onChange }: ReminderSelectProps) {
  const { t } = useTranslation('tasks');
  const { date } = useFormat();
  const choices = reminderChoices({ dueDate, dueTime }, now);
  const isOther = value !== null && !choices.has(value);
  return (
    <Select
      label={t('form.remind')}
      value={value ?? NEVER}
      options={[
        { value: NEVER, label: t('remind.never') },
        ...[...choices].map(([at, name]) => ({ value: at, label: t(`remind.${name}`) })),
        ...(isOther ? [{ value, label: date(value, { time: true }) }] : []),
      ]}
      onChange={(at) => onChange(at === NEVER ? null : at)}
    />
  );
}

interface ReminderSelectProps {
  dueDate: string | null;
  dueTime: string | null;
  value: string | null;
  now: number;
  onChange: (remindAt: string | null) => void;
}

/** Labels of a task's subtasks. */
function useChecklistLabels(): ChecklistLabels {
  const { t } = useTranslation('tasks');
  return {
    title: t('steps.title'),
    done: (done, total) => t('row.stepsDone', { done, total }),
    add: t('steps.add'),
    addStep: t('steps.addStep'),
    name: t('steps.name'),
    edit: (step) => t('steps.edit', { step }),
    remove: (step) => t('steps.remove', { step }),
  };
}
