import { CONTACT_LIMITS, dayOfInstant } from '@stockroom/contract';
import { DateField, ErrorSummary, FieldGrid, Form, TextArea, TextField, Heading } from '@stockroom/ui';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { contactFields } from '#features/contacts/model/contactFields';
import { regionOf } from '#shared/format/regionOf';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { AvatarPicker } from '#shared/pictures/AvatarPicker';
import { RichTextField } from '#shared/richText/RichTextField';
import { Shell } from './ContactForm.styles';
import { EmailRows } from './EmailRows';
import { fieldId } from './fieldId';
import { PhoneRows, type PhoneRowsProps } from './PhoneRows';
import type { FieldsProps } from './types';
import { useProblemText } from './useProblemText';

/** The form for editing a contact, with every field of the entity. Fully controlled: it keeps no state of its own. */
export function ContactForm(props: ContactFormProps) {
  const { draft, saved, problems, attempt, banners, bar, nameRef, onPicture, onChange, onLeave, onSubmit } = props;
  const { t } = useTranslation(['contacts', 'common']);
  const locale = useLanguage();
  const textOf = useProblemText();
  const titleId = useId();
  const [today] = useState(() => dayOfInstant(Date.now()));
  const text = (field: 'name' | 'title' | 'company') => ({
    id: fieldId(field),
    label: t(`fields.${field}`),
    value: draft[field],
    maxLength: CONTACT_LIMITS[field],
    error: textOf(problems[field]),
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => onLeave(field),
    autoComplete: 'off' as const,
  });
  const errors = contactFields.order.flatMap((field) => {
    const message = textOf(problems[field]);
    return message === undefined ? [] : [{ fieldId: fieldId(field), message: `${t(`fields.${field}`)}: ${message}` }];
  });
  return (
    <Shell>
      <Heading level={2} overflow="break" id={titleId}>
        {t('form.title', { name: saved.name })}
      </Heading>
      {banners}
      <Form onSubmit={onSubmit} labelledBy={titleId} busy={props.isSaving}>
        {attempt > 0 && <ErrorSummary title={t('form.problems', { count: errors.length })} errors={errors} attempt={attempt} />}
        <AvatarPicker
          id={fieldId('avatar')}
          label={t('fields.avatar')}
          name={draft.name}
          src={draft.avatar}
          error={textOf(problems.avatar)}
          onChange={onPicture}
        />
        <TextField {...text('name')} required requiredText={t('common:required')} ref={nameRef} />
        <FieldGrid>
          <TextField {...text('title')} />
          <TextField {...text('company')} />
        </FieldGrid>
        {props.tags}
        <EmailRows {...props} />
        <PhoneRows {...props} />
        <TextArea
          id={fieldId('address')}
          label={t('fields.address')}
          value={draft.address}
          rows={3}
          maxLength={CONTACT_LIMITS.address}
          error={textOf(problems.address)}
          onChange={(address) => onChange({ address })}
          onBlur={() => onLeave('address')}
        />
        <DateField
          id={fieldId('birthday')}
          label={t('fields.birthday')}
          locale={regionOf(locale)}
          value={draft.birthday || null}
          max={today}
          error={textOf(problems.birthday)}
          labels={{ open: t('birthday.open'), clear: t('birthday.clear') }}
          reasons={{
            incomplete: t('birthday.incomplete'),
            noSuchDay: t('birthday.noSuchDay'),
            tooLate: t('rules.birthdayFuture'),
          }}
          onChange={(birthday) => onChange({ birthday: birthday ?? '' })}
          onProblem={(problem) => onChange({}, { birthdayIsUnclear: problem !== null })}
          onBlur={() => onLeave('birthday')}
        />
        <RichTextField
          id={fieldId('notes')}
          label={t('fields.notes')}
          value={draft.notes}
          error={textOf(problems.notes)}
          onChange={(notes) => onChange({ notes })}
          onBlur={() => onLeave('notes')}
        />
        {bar}
      </Form>
    </Shell>
  );
}

export interface ContactFormProps extends FieldsProps, Pick<PhoneRowsProps, 'countries' | 'onRetryCountries'> {
  /** Number of failed attempts to save; each new one moves the focus to the summary of problems. */
  attempt: number;
  isSaving: boolean;
  /** Above the form: changes of the contact elsewhere, failures, restored drafts. */
  banners?: ReactNode;
  /** The contact's tags. */
  tags: ReactNode;
  /** Last in the form: the bar with save, cancel and delete. */
  bar: ReactNode;
  nameRef?: Ref<HTMLInputElement>;
  /** Called when a picture was chosen, or with `null` when it was removed. */
  onPicture: (picture: Blob | null) => void;
  onSubmit: () => void;
}
