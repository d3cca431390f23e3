import { CONTACT_LIMITS } from '@stockroom/contract';
import { RowsField, TextField } from '@stockroom/ui';
import { type EmailRow, newEmail } from '#features/contacts/model/contactDraft';
import { emailRule, isStoredEmail } from '#features/contacts/model/contactIssues';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Pair } from './ContactForm.styles';
import { fieldId } from './fieldId';
import { LabelField } from './LabelField';
import type { FieldsProps } from './types';
import { useRowProblems } from './useRowProblems';

/** E-mail addresses, each with its purpose. Rows that stay empty are not saved. */
export function EmailRows({ draft, saved, problems, onChange, onLeave }: FieldsProps) {
  const { t } = useTranslation('contacts');
  const rows = draft.emails;
  const put = (row: EmailRow) => onChange({ emails: rows.map((each) => (each.key === row.key ? row : each)) });
  const shown = useRowProblems(problems.emails, () => onLeave('emails'));
  return (
    <RowsField
      id={fieldId('emails')}
      label={t('fields.emails')}
      rows={rows}
      keyOf={({ key }) => key}
      rowLabel={(_, at) => t('rows.email', { number: at + 1 })}
      limit={CONTACT_LIMITS.emails}
      labels={{ add: t('rows.addEmail'), remove: (row) => t('rows.remove', { row }), full: t('rows.full') }}
      error={shown.refusal}
      onAdd={() => onChange({ emails: [...rows, newEmail()] })}
      onRemove={(at) => onChange({ emails: rows.toSpliced(at, 1) })}
    >
      {(row) => (
        <Pair {...shown.rowProps(row.key)}>
          <TextField
            label={t('rows.address')}
            hideLabel
            placeholder={t('rows.address')}
            type="email"
            autoComplete="off"
            value={row.email}
            error={shown.errorOf(row.key, isStoredEmail(saved, row) ? null : emailRule(row), 'email')}
            onChange={(email) => put({ ...row, email })}
          />
          <LabelField
            value={row.label}
            error={shown.errorOf(row.key, emailRule(row), 'label')}
            onChange={(label) => put({ ...row, label })}
          />
        </Pair>
      )}
    </RowsField>
  );
}
