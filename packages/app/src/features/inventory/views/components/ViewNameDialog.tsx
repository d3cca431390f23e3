import { Button, Dialog, foldText, Form, TextField } from '@stockroom/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useDraft } from '#shared/drafts/useDraft';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { MAX_NAME_LENGTH, nameIssue, type SavedView, tidyName } from '../model/savedView';

/** Asks for the name of a new or an existing view. */
export function ViewNameDialog({ view, others, onName, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation(['views', 'common']);
  const format = useFormat();
  const { value, set, forget } = useDraft(draftSubject('view-name', view?.id ?? 'new'), v.string(), view?.name ?? '');
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const name = tidyName(value);
  const issue = nameIssue(value, others, foldText);
  const values = { name, length: format.number([...name].length), max: format.number(MAX_NAME_LENGTH) };
  const close = () => {
    forget();
    onClose();
  };
  const save = () => {
    if (issue) {
      setRefused(value);
      input.current?.focus();
      return;
    }
    forget();
    onName(name);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      dismissable={false}
      title={view ? t('renameTitle', { name: view.name }) : t('saveTitle')}
      size="sm"
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={close}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM}>
            {view ? t('rename') : t('saveAct')}
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={save}>
        <TextField
          label={t('name')}
          help={view ? undefined : t('help')}
          value={value}
          ref={input}
          error={issue && refused === value ? t(`issue.${issue}`, values) : undefined}
          onChange={set}
        />
        <SelectName input={input} />
      </Form>
    </Dialog>
  );
}

/**
 * Rendered inside the dialog, not beside it: the frame of a page's first dialog renders after its siblings, and the field with
 * it.
 */
function SelectName({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [input]);
  return null;
}

const FORM = 'view-name';

export interface ViewNameDialogProps {
  /** The view to rename; `null`: a new view is named. */
  view: SavedView | null;
  /** Taken names. */
  others: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}
