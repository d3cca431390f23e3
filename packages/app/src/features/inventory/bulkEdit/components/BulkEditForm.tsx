import { FieldGrid, NumberField, Select, TextField } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { lookupQuery, tagsQuery } from '#entities/products/lookupQueries';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { type BulkDraft, KEEP, stockChangeOf } from '../model/bulkEdit';
import { priceChange } from '../model/priceChange';

/** Changes for all products: each field stays unchanged until the user chooses otherwise. */
export function BulkEditForm({ draft, missing, noteId, onChange }: BulkEditFormProps) {
  const { t } = useTranslation('bulkEdit');
  const locale = useLanguage();
  const lists = {
    category: useQuery(lookupQuery('categories')),
    brandId: useQuery(lookupQuery('brands')),
    vendor: useQuery(lookupQuery('vendors')),
  };
  const tags = useQuery(tagsQuery());
  const keep = { value: KEEP, label: t('keep') };
  const tagOptions = [keep, ...(tags.data ?? []).map(({ id, title }) => ({ value: id, label: title }))];
  return (
    <FieldGrid fieldWidth={220}>
      <Select
        label={t('fields.price')}
        value={draft.priceAct}
        options={(['keep', 'set', 'add', 'percent'] as const).map((act) => ({ value: act, label: t(`price.${act}`) }))}
        onChange={(priceAct) => onChange({ priceAct, priceAmount: null, priceText: '' })}
      />
      <TextField
        label={t('amount.price')}
        help={t('amount.priceHelp')}
        error={missing.includes('price') ? t('missing.price') : undefined}
        autoComplete="off"
        value={draft.priceText}
        onChange={(text) => onChange(priceChange(text, draft.priceAct, locale))}
      />
      {draft.priceAct !== KEEP && (
        <Select
          label={t('fields.priceEnd')}
          value={draft.priceEnd}
          options={(['exact', 'ninetyNine', 'whole'] as const).map((end) => ({ value: end, label: t(`priceEnd.${end}`) }))}
          onChange={(priceEnd) => onChange({ priceEnd })}
        />
      )}
      <Select
        label={t('fields.stock')}
        value={draft.stockAct}
        options={(['keep', 'set', 'add'] as const).map((act) => ({ value: act, label: t(`stock.${act}`) }))}
        onChange={(stockAct) => onChange({ stockAct, stockAmount: null })}
      />
      {draft.stockAct !== KEEP && (
        <NumberField
          label={t('amount.stock')}
          locale={locale}
          error={missing.includes('stock') ? t('missing.stock') : undefined}
          maxFractionDigits={0}
          value={draft.stockAmount}
          onChange={(stockAmount) => onChange({ stockAmount })}
          onInvalid={() => onChange({ stockAmount: Number.NaN })}
        />
      )}
      {draft.stockAct !== KEEP && (
        <div data-wide>
          <ReasonFields
            movementReason={draft.movementReason}
            change={stockChangeOf(draft)}
            noteId={noteId}
            onChange={(movementReason) => onChange({ movementReason })}
          />
        </div>
      )}
      {(['category', 'brandId', 'vendor'] as const).map((field) => (
        <Select
          key={field}
          label={t(`fields.${field}`)}
          value={draft[field]}
          options={[
            keep,
            { value: '0', label: t('none') },
            ...(lists[field].data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onRetry={lists[field].isError ? () => void lists[field].refetch() : undefined}
          retryText={t('retryList')}
          onChange={(id) => onChange({ [field]: id })}
        />
      ))}
      <Select
        label={t('fields.active')}
        value={draft.active}
        options={(['keep', 'true', 'false'] as const).map((value) => ({ value, label: t(`active.${value}`) }))}
        onChange={(active) => onChange({ active })}
      />
      {(['addTag', 'removeTag'] as const).map((field) => (
        <Select
          key={field}
          label={t(`fields.${field}`)}
          value={draft[field]}
          options={tagOptions}
          onRetry={tags.isError ? () => void tags.refetch() : undefined}
          retryText={t('retryList')}
          onChange={(id) => onChange({ [field]: id })}
        />
      ))}
    </FieldGrid>
  );
}

export interface BulkEditFormProps {
  draft: BulkDraft;
  /** Required amounts that are missing. */
  missing: readonly ('price' | 'stock')[];
  /** Id of the note's field. */
  noteId: string;
  onChange: (change: Partial<BulkDraft>) => void;
}
