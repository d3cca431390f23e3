import { FieldGrid, TextField } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Group } from './Group';
import { LookupSlot } from './LookupSlot';
import { TemplateField } from './TemplateField';
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
