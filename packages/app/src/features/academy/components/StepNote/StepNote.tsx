import { MAX_STEP_NOTE } from '@stockroom/contract';
import { Alert, Button, TextArea } from '@stockroom/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { announce } from '#shared/announce/announce';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NoteRoot } from './StepNote.styles';

/**
 * A user's note on a step. Stored as a draft while typing, and with the course once saved. Give it a `key` of course, step and
 * saved note.
 */
export function StepNote({ courseId, step, note, onSave }: StepNoteProps) {
  const { t } = useTranslation('academy');
  const draft = useDraft(draftSubject('course-note', courseId, step), v.string(), note);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setSaving(true);
    setFailed(false);
    const result = await onSave(draft.value, theirs ?? note);
    setSaving(false);
    setTheirs(result.theirs);
    setFailed(!result.ok && result.theirs === null);
    if (!result.ok) return;
    draft.forget();
    announce(t('note.saved'));
  };
  return (
    <NoteRoot>
      <TextArea
        label={t('note.label')}
        help={t('note.help')}
        value={draft.value}
        maxLength={MAX_STEP_NOTE}
        autoGrow
        onChange={draft.set}
      />
      {theirs !== null && (
        <Alert tone="warning" live="polite" title={t('note.conflict')}>
          {theirs === '' ? t('note.emptied') : theirs}
        </Alert>
      )}
      {hasFailed && (
        <Alert tone="critical" live="polite">
          {t('note.failed')}
        </Alert>
      )}
      {draft.value !== note && (
        <div>
          <Button loading={isSaving} loadingText={t('note.saving')} onPress={() => void save()}>
            {t(theirs === null ? 'note.save' : 'note.saveMine')}
          </Button>{' '}
          <Button variant="quiet" onPress={draft.forget}>
            {t('note.discard')}
          </Button>
        </div>
      )}
    </NoteRoot>
  );
}

export interface StepNoteProps {
  courseId: string;
  /** From 0. */
  step: number;
  /** The saved note; empty without one. */
  note: string;
  /** @param was the note before the change. @returns a note saved by another tab meanwhile */
  onSave: (note: string, was: string) => Promise<{ ok: boolean; theirs: string | null }>;
}
