import { CONTACT_LIMITS } from '@stockroom/contract';
import { Alert, Button, type CountryItem, PhoneField, RowsField } from '@stockroom/ui';
import { newPhone, type PhoneRow } from '#features/contacts/model/contactDraft';
import { isStoredPhone, phoneRule } from '#features/contacts/model/contactIssues';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { usePhoneLabels } from '#shared/phones/usePhoneLabels';
import { Pair } from './ContactForm.styles';
import { fieldId } from './fieldId';
import { LabelField } from './LabelField';
import type { FieldsProps } from './types';
import { useRowProblems } from './useRowProblems';

/** Phone numbers, each with its country and its purpose. They are saved as E.164. */
export function PhoneRows({ draft, saved, problems, countries, onRetryCountries, onChange, onLeave }: PhoneRowsProps) {
  const { t } = useTranslation(['contacts', 'common']);
  const locale = useLanguage();
  const labels = usePhoneLabels();
  const rows = draft.phoneNumbers;
  // Without any other country known, a number is taken to be from the user's own.
  const home = rows.findLast(({ country }) => country)?.country ?? (locale === 'tr' ? 'tr' : 'us');
  const put = (row: PhoneRow) => onChange({ phoneNumbers: rows.map((each) => (each.key === row.key ? row : each)) });
  const shown = useRowProblems(problems.phoneNumbers, () => onLeave('phoneNumbers'));
  return (
    <>
      {countries === 'failed' && (
        <Alert
          tone="warning"
          variant="outline"
          actions={
            <Button size="sm" onPress={onRetryCountries}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('phone.failed')}
        </Alert>
      )}
      <RowsField
        id={fieldId('phoneNumbers')}
        label={t('fields.phoneNumbers')}
        rows={rows}
        keyOf={({ key }) => key}
        rowLabel={(_, at) => t('rows.phone', { number: at + 1 })}
        limit={CONTACT_LIMITS.phoneNumbers}
        labels={{ add: t('rows.addPhone'), remove: (row) => t('rows.remove', { row }), full: t('rows.full') }}
        error={shown.refusal}
        onAdd={() => onChange({ phoneNumbers: [...rows, newPhone(home)] })}
        onRemove={(at) => onChange({ phoneNumbers: rows.toSpliced(at, 1) })}
      >
        {(row) => (
          <Pair {...shown.rowProps(row.key)}>
            <PhoneField
              labels={labels.labels}
              reasons={{ ...labels.reasons, extension: t('phone.extension') }}
              label={t('rows.number')}
              hideLabel
              placeholder={t('rows.number')}
              locale={locale}
              countries={countries === 'failed' ? NONE : countries}
              value={{ country: row.country ?? (row.phoneNumber === '' ? home : null), number: row.phoneNumber }}
              error={shown.errorOf(row.key, row.isValid && !isStoredPhone(saved, row) ? phoneRule(row) : null, 'phone')}
              onChange={({ country, e164, number, isValid }) => put({ ...row, country, phoneNumber: e164 ?? number, isValid })}
            />
            <LabelField
              value={row.label}
              error={shown.errorOf(row.key, phoneRule(row), 'label')}
              onChange={(label) => put({ ...row, label })}
            />
          </Pair>
        )}
      </RowsField>
    </>
  );
}

const NONE: readonly CountryItem[] = [];

export interface PhoneRowsProps extends FieldsProps {
  /** Selectable countries. `failed`: they could not be loaded; a number with its "+" needs none. */
  countries: readonly CountryItem[] | 'failed';
  onRetryCountries: () => void;
}
