import { fileNameIssue, nameParts } from '@stockroom/contract';
import { Alert, Button, Dialog, Form, TextField } from '@stockroom/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { DraftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';

/**
 * Asks for a name. Of a file name the part before the extension is selected, so that the extension stays unless the user
 * changes it.
 */
export function NameDialog({ title, subject, name, saveLabel, taken, notice, isBusy, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation(['fileManager', 'common']);
  const { value, set, forget } = useDraft(subject, v.string(), name);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const bare = value.trim();
  const issue = fileNameIssue(value);
  const isTaken = taken !== null && taken === bare;
  const problem = issue !== null ? t(`nameIssue.${issue}`) : t('nameIssue.taken', { name: bare });
  const close = () => {
    forget();
    onClose();
  };
  const save = () => {
    if (issue !== null || isTaken) {
      setRefused(value);
      input.current?.focus();
    } else onSave(bare, forget);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      dismissable={false}
      title={title}
      size="sm"
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={close}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} loading={isBusy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={save}>
        <TextField
          label={t('name')}
          value={value}
          ref={input}
          error={refused === value || isTaken ? problem : undefined}
          onChange={set}
        />
        {notice !== undefined && (
          <Alert tone="warning" live="polite">
            {notice}
          </Alert>
        )}
        <FocusOnName input={input} />
      </Form>
    </Dialog>
  );
}

/**
 * Focuses the field from inside the dialog: the frame of a page's first dialog is loaded after the question, and the field with
 * it.
 */
function FocusOnName({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, nameParts(input.current.value).base.length);
  }, [input]);
  return null;
}

const FORM = 'file-name';

export interface NameDialogProps {
  title: string;
  /** Subject of the name's draft. */
  subject: DraftSubject;
  /** The current name. */
  name: string;
  /** Label of the button: "Rename". */
  saveLabel: string;
  /** A rejected name, because another item has it. */
  taken: string | null;
  /** A notice before saving. */
  notice?: string;
  isBusy: boolean;
  /** @param forget removes the stored draft, once saved */
  onSave: (name: string, forget: () => void) => void;
  onClose: () => void;
}
