import type { Note, NoteColor, NoteLabel, NoteTask } from '@stockroom/contract';
import { Alert, Dialog } from '@stockroom/ui';
import type { NoteWrites } from '#features/notes/api/useNoteWrites';
import { NoteForm } from '#features/notes/components/NoteForm/NoteForm';
import { useReminderText } from '#features/notes/components/useReminderText';
import type { NoteField } from '#features/notes/model/noteFields';
import { noteName } from '#features/notes/model/noteName';
import { FieldConflicts } from '#shared/editing/views/FieldConflicts';
import { SaveState } from '#shared/editing/views/SaveState';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePictureFile } from '#shared/pictures/usePictureFile';
import { Foot, Restored } from './NoteDialog.styles';
import { NoteTools } from './NoteTools';
import { useNoteEdit } from './useNoteEdit';

/** Twice the size in the dialog. */
const PICTURE = { box: { width: 1120, height: 840 }, type: 'image/jpeg', quality: 0.8 } as const;

/** A note, edited in place and saved automatically. */
export function NoteEditor({ note, isNew, labels, writes, onClose, onSaved }: EditedNote) {
  const { t } = useTranslation(['notes', 'common', 'pictures']);
  const edit = useNoteEdit(note, { writes, isNew, onSaved });
  const { draft, saved, set, conflict } = edit;
  const fieldLabels = useNoteFieldLabels(labels);
  const name = noteName(draft);
  const title = name || (isNew ? t('newNote') : t('untitled'));
  useDocumentTitle(`${title} · ${t('title')}`);
  const picture = usePictureFile(PICTURE, (image) => set({ image }));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <Foot>
          <NoteTools
            edit={edit}
            note={{ ...saved, title: draft.title, content: draft.content, tasks: draft.tasks }}
            {...{ writes, onClose, picture }}
          />
          <SaveState {...edit.saving} />
        </Foot>
      }
    >
      {edit.isRestored && (
        <Restored>
          <Alert tone="info" variant="border" live="polite">
            {t('form.restored')}
          </Alert>
        </Restored>
      )}
      <FieldConflicts {...conflict} labels={fieldLabels} />
      <NoteForm
        noteId={note.id}
        draft={draft}
        labels={labels}
        isReadingPicture={picture.isWorking}
        problem={picture.problem && t(`pictures:problems.${picture.problem}`)}
        isNew={isNew}
        onChange={set}
        onPicture={(file) => picture.onFile(file, () => undefined)}
      />
    </Dialog>
  );
}

export interface EditedNote {
  note: Note;
  /** Whether it had never been saved before it was opened. */
  isNew: boolean;
  labels: readonly NoteLabel[];
  writes: NoteWrites;
  onClose: () => void;
  /** Called when it is on the server. */
  onSaved: (note: Note) => void;
}

/** Field labels and value texts of a note, for comparing two versions. */
function useNoteFieldLabels(labels: readonly NoteLabel[]) {
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
