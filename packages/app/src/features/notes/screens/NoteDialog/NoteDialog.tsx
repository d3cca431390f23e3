import type { Note } from '@stockroom/contract';
import { Button, Dialog } from '@stockroom/ui';
import { useState } from 'react';
import { newNote } from '#features/notes/model/newNote';
import { openedBy } from '#features/notes/model/noteAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type EditedNote, NoteEditor } from './NoteEditor';

/** The note in the address, above the others; a missing note is explained. */
export function NoteDialog({ open, notes, labelId, ...editor }: NoteDialogProps) {
  const { id, isNew } = openedBy(open);
  const note = notes.find((each) => each.id === id);
  if (!note && !isNew) return <Missing key={id} onClose={editor.onClose} />;
  return <Opened key={id} id={id} note={note} isNew={isNew} labelId={labelId} {...editor} />;
}

function Opened({ id, note, isNew, labelId, ...editor }: OpenedProps) {
  // Once saved, the note's address changes; the editor continues as it started.
  const [wasNew] = useState(isNew);
  const [first] = useState(() =>
    newNote(
      id,
      editor.labels.filter((label) => label.id === labelId),
    ),
  );
  return <NoteEditor note={note ?? first} isNew={wasNew} {...editor} />;
}

interface OpenedProps extends Omit<EditedNote, 'note'>, Pick<NoteDialogProps, 'labelId'> {
  id: string;
  note: Note | undefined;
}

function Missing({ onClose }: Pick<NoteDialogProps, 'onClose'>) {
  const { t } = useTranslation(['notes', 'common']);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('gone.title')}
      description={t('gone.text')}
      closeLabel={t('common:close')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('gone.back')}
        </Button>
      }
    />
  );
}

export interface NoteDialogProps extends Omit<EditedNote, 'note' | 'isNew'> {
  /** As in the address: see `openedBy`. */
  open: string;
  notes: readonly Note[];
  /** The label of a new note. */
  labelId: string | null;
}
