import { HELP_LIMITS } from '@stockroom/contract';
import { Button, ErrorSummary, Form, TextArea, TextField, Inline, Stack } from '@stockroom/ui';
import { useId, useState } from 'react';
import { SUPPORT_FIELDS, type SupportDraft, type SupportField, supportProblems } from '#features/helpCenter/model/supportDraft';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SupportFiles, type SupportFilesProps } from '../SupportFiles/SupportFiles';

/** Name, address, subject and message of a request for help. Also sets the page's title, which reports problems. */
export function SupportForm({ draft, isTouched, isSending, upload, onChange, onClear, onSubmit }: SupportFormProps) {
  const { t } = useTranslation(['helpCenter', 'common']);
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [isUploading, setUploading] = useState(false);
  const problems = supportProblems(draft);
  const fieldId = (field: SupportField) => `${id}-${field}`;
  const messageOf = (field: SupportField) => {
    const problem = problems[field];
    if (attempt === 0 || problem === undefined) return undefined;
    return problem === 'tooLong' ? t('support.rules.tooLong', { most: HELP_LIMITS[field] }) : t(`support.rules.${field}`);
  };
  const errors = SUPPORT_FIELDS.flatMap((field) => {
    const message = messageOf(field);
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
  // The title begins with the problem, so that a screen reader reads it first.
  useDocumentTitle(t('support.title'), errors.length > 0 ? t('common:errors.titlePrefix') : undefined);
  const field = (name: SupportField) => ({
    id: fieldId(name),
    label: t(`support.${name}`),
    required: true,
    requiredText: t('common:required'),
    value: draft[name],
    maxLength: HELP_LIMITS[name],
    error: messageOf(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const submit = () => {
    const isRight = Object.keys(problems).length === 0;
    setAttempt((count) => (isRight ? 0 : count + 1));
    if (isRight) onSubmit();
  };
  const clear = () => {
    setAttempt(0);
    onClear();
  };
  return (
    <Form label={t('support.form')} busy={isSending} onSubmit={submit}>
      <Stack>
        <ErrorSummary title={t('support.problems', { count: errors.length })} errors={errors} attempt={attempt} />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('subject')} autoComplete="off" />
        <TextArea {...field('message')} help={t('support.messageHelp')} rows={6} />
        <SupportFiles files={draft.files} upload={upload} onChange={(files) => onChange({ files })} onSending={setUploading} />
        <Inline justify="end">
          <Button disabled={!isTouched} onPress={clear}>
            {t('support.clear')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            loading={isSending || isUploading}
            loadingText={t(isSending ? 'support.sending' : 'support.uploading')}
          >
            {t('support.submit')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

export interface SupportFormProps extends Pick<SupportFilesProps, 'upload'> {
  draft: SupportDraft;
  /** Whether there is anything to clear. */
  isTouched: boolean;
  isSending: boolean;
  onChange: (changes: Partial<SupportDraft>) => void;
  onClear: () => void;
  /** Sends the valid draft. */
  onSubmit: () => void;
}
