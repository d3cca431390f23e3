import { NOTE_LIMITS, type NoteLabel } from '@stockroom/contract';
import { Badge, Chip, IconButton, Spinner, TextArea, Text, Inline } from '@stockroom/ui';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { isTooLong, type NoteDraft } from '#features/notes/model/noteFields';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { Checklist } from '../Checklist/Checklist';
import { useReminderText } from '../useReminderText';
import { Figure, Picture, Root } from './NoteForm.styles';

/** All fields of a note, each saved separately when typing pauses. A picture may be dropped or pasted anywhere on it. */
export function NoteForm({ noteId, draft, labels, isReadingPicture, problem, isNew, onChange, onPicture }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const reminderText = useReminderText();
  const image = safeImage(draft.image);
  const title = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Before the dialog moves the focus itself.
    if (isNew) title.current?.focus();
  }, [isNew]);
  const own = labels.filter(({ id }) => draft.labels.includes(id));

  const take = (files: FileList): boolean => {
    const file = [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (file) onPicture(file);
    return file !== undefined;
  };
  const paste = (event: ClipboardEvent) => {
    // A spreadsheet copies its cells as a picture too: then the text is wanted.
    if (event.clipboardData.getData('text/plain') === '' && take(event.clipboardData.files)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') take(event.dataTransfer.files);
  };
  return (
    <Root data-color={draft.color} onPaste={paste} onDragOver={drop} onDrop={drop}>
      {image && (
        <Figure>
          <Picture src={image} alt={t('picture.alt')} decoding="async" />
          <IconButton
            icon="delete"
            size="sm"
            variant="secondary"
            label={t('picture.remove')}
            onPress={() => onChange({ image: null })}
          />
        </Figure>
      )}
      {isReadingPicture && <Spinner label={t('picture.reading')} />}
      {problem && (
        <Text font="body" tone="critical" role="alert">
          {problem}
        </Text>
      )}
      <TextArea
        label={t('form.title')}
        value={draft.title}
        onChange={(text) => onChange({ title: text.replace(/\s*\n\s*/g, ' ') })}
        maxLength={NOTE_LIMITS.title}
        error={isTooLong(draft, 'title') ? t('form.titleLong') : undefined}
        rows={1}
        autoGrow
        ref={title}
      />
      <TextArea
        label={t('form.text')}
        value={draft.content}
        onChange={(content) => onChange({ content })}
        maxLength={NOTE_LIMITS.content}
        error={isTooLong(draft, 'content') ? t('form.textLong') : undefined}
        rows={3}
        autoGrow
      />
      <Checklist noteId={noteId} tasks={draft.tasks} onChange={(tasks) => onChange({ tasks })} />
      {isTooLong(draft, 'tasks') && (
        <Text font="body" tone="critical" role="alert">
          {t('checklist.long')}
        </Text>
      )}
      {(own.length > 0 || draft.reminder !== null) && (
        <Inline>
          {draft.reminder !== null && <Badge icon="clock">{reminderText(draft.reminder)}</Badge>}
          {own.map(({ id, title: name }) => (
            <Chip
              key={id}
              removeLabel={t('form.removeLabel', { title: name })}
              onRemove={() => onChange({ labels: draft.labels.filter((label) => label !== id) })}
            >
              {name}
            </Chip>
          ))}
        </Inline>
      )}
    </Root>
  );
}

export interface NoteFormProps {
  noteId: string;
  draft: NoteDraft;
  /** All labels. */
  labels: readonly NoteLabel[];
  /** Whether a picture is being processed. */
  isReadingPicture: boolean;
  /** The reason why the last picture was refused. */
  problem: ReactNode;
  /** Whether the note is new: typing begins at once. */
  isNew: boolean;
  onChange: (changes: Partial<NoteDraft>) => void;
  onPicture: (file: File) => void;
}
