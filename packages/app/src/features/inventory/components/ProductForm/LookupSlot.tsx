import { ComboBox } from '@stockroom/ui';
import type { DraftField, ProductDraft } from '#features/inventory/model/draft';
import { type LookupState, lookupOptions } from '#features/inventory/model/lookupOptions';
import { useTranslation } from '#shared/i18n/useTranslation';
import { fieldId } from './fieldId';

type LookupField = 'category' | 'brandId' | 'vendor' | 'countryId' | 'styleId';

/**
 * A choice from a list of the store. It still opens when the list fails to load: the value stays, and the list can be retried.
 */
export function LookupSlot({ field, value, lookup, knownName, error, readOnly, onChange, onLeave, onRetry }: LookupSlotProps) {
  const { t } = useTranslation('inventory');
  const options = lookupOptions(lookup, value, {
    none: t('lookup.none'),
    unlisted: (name) => t('lookup.unlisted', { name }),
    unknown: (id) => knownName || (lookup.status === 'loading' ? '…' : t('lookup.unknown', { id })),
  });
  return (
    <ComboBox
      id={fieldId(field)}
      label={t(`fields.${field}`)}
      value={String(value)}
      onChange={(id) => onChange({ [field]: Number(id ?? 0) })}
      onBlur={() => onLeave(field)}
      options={options}
      labels={{ noMatch: t('lookup.noMatch'), open: t('lookup.open') }}
      help={lookup.status === 'failed' ? t('lookup.failed') : undefined}
      onRetry={lookup.status === 'failed' ? onRetry : undefined}
      retryText={t('retry')}
      error={error}
      readOnly={readOnly}
    />
  );
}

interface LookupSlotProps {
  field: LookupField;
  /** Id in the list, 0 for none. */
  value: number;
  lookup: LookupState;
  /** Name delivered with the product, for an id that is missing in the list. */
  knownName?: string;
  error?: string;
  readOnly?: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  onLeave: (field: DraftField) => void;
  onRetry: () => void;
}
