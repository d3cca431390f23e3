import { MAX_PAGE_SIZE, PRODUCT_LIMITS } from '@stockroom/contract';
import { ButtonLink } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupQuery, tagsQuery } from '#entities/products/lookupQueries';
import { productAddress } from '#entities/products/productAddress';
import { productKeys } from '#entities/products/productKeys';
import { createTag } from '#features/inventory/api/createTag';
import { deleteTag } from '#features/inventory/api/deleteTag';
import { inventoryKeys } from '#features/inventory/api/inventoryKeys';
import { INITIAL_MOVEMENTS, movementsQuery } from '#features/inventory/api/queries';
import { renameTag } from '#features/inventory/api/renameTag';
import { MovementsPanel } from '#features/inventory/components/MovementsPanel/MovementsPanel';
import {
  ClassificationFields,
  type ClassificationFieldsProps,
} from '#features/inventory/components/ProductForm/ClassificationFields';
import { fieldId } from '#features/inventory/components/ProductForm/fieldId';
import type { LookupName, ProductLookups, Tagging } from '#features/inventory/components/ProductForm/types';
import { useProductFieldLabels } from '#features/inventory/components/useProductFieldLabels';
import type { DraftField } from '#features/inventory/model/draft';
import type { LookupItem, LookupState } from '#features/inventory/model/lookupOptions';
import { ConflictDialog, type ConflictState } from '#shared/editing/views/ConflictDialog';
import { compareTexts } from '#shared/format/format';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TagsPanel } from '#shared/tags/TagsPanel';
import { useTagActions } from '#shared/tags/useTagActions';

/** The fields that refer to the store's lists, with those lists. */
export function EditorClassification(props: Omit<ClassificationFieldsProps, 'lookups' | 'onRetryLookup'>) {
  const { lookups, retry } = useLookups();
  return <ClassificationFields {...props} lookups={lookups} onRetryLookup={retry} />;
}

const tagActions = {
  query: tagsQuery(),
  calls: { create: createTag, rename: (id: string, title: string) => renameTag(id, title), remove: deleteTag },
  invalidates: [inventoryKeys.lists(), inventoryKeys.products()],
};

/** The tags field, with the store's tags. */
export function EditorTags({ selected, onChange, onCreated }: EditorTagsProps) {
  return (
    <TagsPanel
      id={fieldId('tags')}
      selected={selected}
      maxTitle={PRODUCT_LIMITS.tagTitle}
      onChange={(tags) => onChange({ tags })}
      {...useTagActions(tagActions, onCreated)}
    />
  );
}

interface EditorTagsProps extends Tagging {
  onCreated: (id: string) => void;
}

/** The product's stock movements, and a link to its label. */
export function EditorMovements({ productId }: { productId: number }) {
  const { movements, retry, showEarlier, isLoadingEarlier } = useMovements(productId);
  const allHref = productAddress.movements(productId);
  const { t } = useTranslation('inventory');
  return (
    <>
      <MovementsPanel {...{ movements, allHref, isLoadingEarlier }} onRetry={retry} onShowEarlier={showEarlier} />
      <div>
        <ButtonLink icon="print" href={productAddress.labels(productId)}>
          {t('printLabel')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The dialog of a conflict, with names in place of ids. */
export function EditorConflict({ name, ...conflict }: EditorConflictProps) {
  const { lookups } = useLookups();
  const labels = useProductFieldLabels(name, (field, id) => {
    const list = LISTS[field];
    return list && lookups[list].items.find((item) => item.id === id)?.name;
  });
  return <ConflictDialog {...conflict} labels={labels} />;
}

interface EditorConflictProps extends ConflictState<DraftField> {
  /** Name of the product. */
  name: string;
}

/** The list that a field's id refers to. */
const LISTS: Partial<Record<DraftField, keyof ReturnType<typeof useLookups>['lookups']>> = {
  category: 'categories',
  brandId: 'brands',
  vendor: 'vendors',
  countryId: 'countries',
  styleId: 'styles',
};

/** The store's lists, each loaded separately: a failed list does not keep the form from opening. */
function useLookups(): { lookups: ProductLookups; retry: (name: LookupName) => void } {
  const client = useQueryClient();
  const locale = useLanguage();
  const compare = compareTexts(locale);
  const sorted = (items: readonly LookupItem[]) => items.toSorted((a, b) => compare(a.name, b.name));
  const lookups = {
    categories: useLookup('categories', sorted),
    brands: useLookup('brands', sorted),
    vendors: useLookup('vendors', sorted),
    countries: useLookup('countries', sorted),
    styles: useLookup('styles', sorted),
  };
  return {
    lookups,
    retry: (name) => void client.refetchQueries({ queryKey: productKeys.lookup(name) }),
  };
}

/** Stable until the list changes, so that typing elsewhere doesn't re-render the list's field. */
function useLookup(name: LookupName, select: (items: readonly LookupItem[]) => LookupItem[]): LookupState {
  const { data, isError, isFetching } = useQuery({ ...lookupQuery(name), select });
  if (data) return { status: 'ready', items: data };
  return isError && !isFetching ? { status: 'failed', items: [] } : { status: 'loading', items: [] };
}

/** Number of further movements loaded per click. */
const PAGE_SIZE = 20;

/** The last movements of a product, and earlier ones on request. */
function useMovements(productId: number) {
  const [size, setSize] = useState(INITIAL_MOVEMENTS);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(movementsQuery(productId, size));
  const failed = isError && !isFetching ? ('failed' as const) : null;
  const shown = data?.movements?.length ?? 0;
  const hasEarlier = shown < MAX_PAGE_SIZE && shown < (data?.movements ? data.pagination.length : 0);
  return {
    movements: data ? (data.movements ?? []) : failed,
    retry: () => void refetch(),
    isLoadingEarlier: isPlaceholderData && isFetching,
    showEarlier: hasEarlier ? () => setSize(Math.min(MAX_PAGE_SIZE, shown + PAGE_SIZE)) : undefined,
  };
}
