import type { NoteColor, NoteLabel, NoteTask } from '@stockroom/contract';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useReminderText } from '#features/notes/components/useReminderText';
import type { NoteField } from '#features/notes/model/noteFields';

/** Field labels and value texts of a note, for comparing two versions. */
export function useNoteFieldLabels(labels: readonly NoteLabel[]) {
  const { t } = useTranslation('notes');
  const reminderText = useReminderText();
  return {
    field: (field: NoteField): string => t(`fields.${field}`),
    value(field: NoteField, value: unknown): string | undefined {
      switch (field) {
        case 'tasks':
          return (value as NoteTask[]).map(({ content, completed }) => `${completed ? '☑' : '☐'} ${content}`).join('\n');
        case 'labels':
          return (value as string[]).map((id) => labels.find((label) => label.id === id)?.title ?? id).join(', ');
        case 'image':
          return t(value === null ? 'fields.noImage' : 'fields.hasImage');
        case 'color':
          return t(`color.names.${value as NoteColor}`);
        case 'reminder':
          return value === null ? t('fields.noReminder') : reminderText(value as string);
        case 'pinned':
          return t(value === true ? 'fields.isPinned' : 'fields.notPinned');
        default:
          return undefined;
      }
    },
  };
}
