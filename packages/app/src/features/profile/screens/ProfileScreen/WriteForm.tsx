import { isLongerThan } from '@stockroom/contract';
import { Button, Form, TextArea, Stack } from '@stockroom/ui';
import { useEffect, useRef, useState } from 'react';
import { MultilineField } from '#features/profile/components/profile.styles';
import type { DraftSubject } from '#shared/drafts/draftSubject';
import { useDraftText } from '#shared/drafts/useDraft';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';

/** A form for a post or a comment; it stays open for the next one. Half-typed text survives a reload. */
export function WriteForm({ label, send, subject, limit, rows, takesFocus = false, onWrite }: WriteFormProps) {
  const { t } = useTranslation('profile');
  const { value, set, forget } = useDraftText(subject);
  // Not persisted: sending the text again finds the error again.
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { create, begin } = useIdempotentCreate(
    async (text: string, idOf) => {
      setBusy(true);
      const isDone = await onWrite(idOf(), text);
      setBusy(false);
      if (isDone) forget();
      field.current?.focus();
      return isDone;
    },
    { stays: true },
  );
  const submit = () => {
    const text = value.trim();
    const problem = text === '' ? t('blank') : isLongerThan(text, limit) ? t('tooLong', { most: limit }) : undefined;
    setError(problem);
    if (problem === undefined) create(text);
    else field.current?.focus();
  };
  const FormLayout = rows > 1 ? MultilineField : Stack;
  return (
    <Form label={label} busy={isBusy} onSubmit={submit}>
      <FormLayout>
        <TextArea
          label={label}
          value={value}
          rows={rows}
          autoGrow
          maxLength={limit}
          error={error}
          ref={field}
          onChange={(text) => {
            begin();
            setError(undefined);
            set(text);
          }}
        />
        <div>
          <Button
            type="submit"
            size={rows > 1 ? 'md' : 'sm'}
            variant={rows > 1 ? 'primary' : 'secondary'}
            loading={isBusy}
            loadingText={t('sending')}
          >
            {send}
          </Button>
        </div>
      </FormLayout>
    </Form>
  );
}

export interface WriteFormProps {
  /** Label of the field, and name of the form. */
  label: string;
  /** Label of the button. */
  send: string;
  subject: DraftSubject;
  /** Limit in characters as people count them. */
  limit: number;
  rows: number;
  /**
   * Whether the field is focused once mounted.
   * @default false
   */
  takesFocus?: boolean;
  /** @returns whether it was saved */
  onWrite: (id: string, text: string) => Promise<boolean>;
}
