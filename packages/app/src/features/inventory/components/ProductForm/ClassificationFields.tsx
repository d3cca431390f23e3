import { FieldGrid, NumberField, TextField } from '@stockroom/ui';
import { useState } from 'react';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fieldId } from './fieldId';
import { Group } from './Group';
import { LookupSlot } from './LookupSlot';
import type { GroupProps, LookupName, ProductLookups } from './types';

/** Classification of a product: five lists of the store, and the template of its labels. */
export function ClassificationFields({
  draft,
  lookups,
  brandName,
  storeName,
  readOnly,
  onChange,
  onLeave,
  onRetryLookup,
}: ClassificationFieldsProps) {
  const { t } = useTranslation('inventory');
  const common = { readOnly, onChange, onLeave };
  return (
    <Group title={t('form.groups.classification')}>
      <FieldGrid fieldWidth={190}>
        <LookupSlot
          field="category"
          value={draft.category}
          lookup={lookups.categories}
          onRetry={() => onRetryLookup('categories')}
          {...common}
        />
        <LookupSlot
          field="brandId"
          value={draft.brandId}
          lookup={lookups.brands}
          knownName={brandName}
          onRetry={() => onRetryLookup('brands')}
          {...common}
        />
        <LookupSlot
          field="vendor"
          value={draft.vendor}
          lookup={lookups.vendors}
          onRetry={() => onRetryLookup('vendors')}
          {...common}
        />
        <LookupSlot
          field="countryId"
          value={draft.countryId}
          lookup={lookups.countries}
          onRetry={() => onRetryLookup('countries')}
          {...common}
        />
        <LookupSlot
          field="styleId"
          value={draft.styleId}
          lookup={lookups.styles}
          onRetry={() => onRetryLookup('styles')}
          {...common}
        />
        <TemplateField value={draft.templateId} {...common} />
        <TextField label={t('form.store')} value={storeName} onChange={noChange} readOnly />
      </FieldGrid>
    </Group>
  );
}

/** The product's store is shown here but cannot be changed. */
function noChange() {}

export interface ClassificationFieldsProps extends GroupProps {
  lookups: ProductLookups;
  /** Name delivered with the product's brand; shown when the store's list lacks it. */
  brandName?: string;
  /** Name of the product's store. */
  storeName: string;
  /** Retries a list that failed to load. */
  onRetryLookup: (name: LookupName) => void;
}

/** The number of the product's template. An empty field means 1, the default template. */
function TemplateField({ value, readOnly, onChange, onLeave }: TemplateFieldProps) {
  const { t } = useTranslation('inventory');
  const [isNonsense, setNonsense] = useState(false);
  return (
    <NumberField
      id={fieldId('templateId')}
      label={t('fields.templateId')}
      value={value}
      onChange={(id) => {
        setNonsense(false);
        onChange({ templateId: id === null || !Number.isSafeInteger(id) || id < 1 ? 1 : id });
      }}
      onInvalid={() => setNonsense(true)}
      error={isNonsense ? t('rules.notNumber') : undefined}
      onBlur={() => onLeave('templateId')}
      locale={useLanguage()}
      min={1}
      maxFractionDigits={0}
      readOnly={readOnly}
    />
  );
}

type TemplateFieldProps = Pick<GroupProps, 'readOnly' | 'onChange' | 'onLeave'> & { value: number };
