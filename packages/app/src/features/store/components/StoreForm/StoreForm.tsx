import { STORE_LIMITS, WEEK } from '@stockroom/contract';
import { ErrorSummary, Form, TextField } from '@stockroom/ui';
import { type ReactNode, type Ref, useId } from 'react';
import { type StoreDraft, type StoreField, storeFields, type StoreIssue } from '#features/store/model/storeFields';
import type { Problems } from '#shared/editing/model/problems';
import { useRefusalText } from '#shared/editing/useRefusalText';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Fields, Group } from './StoreForm.styles';

/** A form for a store's phone and opening hours. Controlled: it holds no state of its own. */
export function StoreForm({ draft, problems, attempt, isSaving, firstRef, bar, onChange, onLeave, onSubmit }: StoreFormProps) {
  const { t } = useTranslation('store');
  const refusalText = useRefusalText();
  const base = useId();
  const idOf = (field: StoreField) => `${base}-${field}`;
  const textOf = (field: StoreField): string | undefined => {
    const problem = problems[field];
    if (problem?.error) return t(`rules.${problem.error.rule}`, { most: STORE_LIMITS.phoneNumber });
    return problem?.refusal === undefined ? undefined : refusalText(problem.refusal);
  };
  const errors = storeFields.order.flatMap((field) => {
    const message = textOf(field);
    return message === undefined ? [] : [{ fieldId: idOf(field), message: `${t(`fields.${field}`)}: ${message}` }];
  });
  const shared = (field: StoreField) => ({
    id: idOf(field),
    label: t(`fields.${field}`),
    value: draft[field],
    error: textOf(field),
    onChange: (text: string) => onChange({ [field]: text }),
    onBlur: () => onLeave(field),
    autoComplete: 'off' as const,
  });
  return (
    <Form label={t('form.label')} busy={isSaving} onSubmit={onSubmit}>
      <Fields>
        {attempt > 0 && <ErrorSummary title={t('form.problems', { count: errors.length })} errors={errors} attempt={attempt} />}
        <TextField {...shared('phoneNumber')} ref={firstRef} />
        <Group>
          <legend>{t('card.hours')}</legend>
          <p>{t('form.hoursHelp')}</p>
          {WEEK.map((day) => (
            <TextField key={day} {...shared(day)} placeholder={t('card.closed')} />
          ))}
        </Group>
        {bar}
      </Fields>
    </Form>
  );
}

export interface StoreFormProps {
  draft: StoreDraft;
  problems: Problems<StoreField, StoreIssue>;
  /** Failed attempts to save so far; each new one moves the focus to the summary of problems. */
  attempt: number;
  isSaving: boolean;
  firstRef?: Ref<HTMLInputElement>;
  /** The action bar at the end of the form, with Save and Cancel. */
  bar: ReactNode;
  onChange: (change: Partial<StoreDraft>) => void;
  onLeave: (field: StoreField) => void;
  onSubmit: () => void;
}
