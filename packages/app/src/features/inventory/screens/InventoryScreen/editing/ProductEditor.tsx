import type { Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { ReasonFields } from '#entities/stock/ReasonFields';
import { codeOwnerQuery } from '#features/inventory/api/queries';
import { saveProduct } from '#features/inventory/api/saveProduct';
import { fieldId } from '#features/inventory/components/ProductForm/fieldId';
import { FORM_STEPS, ProductForm } from '#features/inventory/components/ProductForm/ProductForm';
import { useProductFieldLabels } from '#features/inventory/components/useProductFieldLabels';
import { type DraftField, sameValue, toDraft } from '#features/inventory/model/draft';
import { addImages } from '#features/inventory/model/imageList';
import { listPosition } from '#features/inventory/model/list/listState';
import { calculatedPrice, isAboutDraft, productFields, StoredProductDraft } from '#features/inventory/model/productFields';
import { type SuspiciousField, suspiciousFields } from '#features/inventory/model/suspiciousValue';
import { announce } from '#shared/announce/announce';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useRecordEdit } from '#shared/editing/useRecordEdit';
import { EditBanners } from '#shared/editing/views/EditBanners';
import { EditGuard } from '#shared/editing/views/EditGuard';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useSteps } from '#shared/hooks/useSteps';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useScans } from '#shared/scanner/useScans';
import { RoleFields } from '#shared/session/RoleFields';
import { useHasRole } from '#shared/session/useHasRole';
import { useDeletion } from '../useDeletion';
import { EditorClassification, EditorConflict, EditorMovements, EditorTags } from './editorSections';
import type { ProductEdit } from './productEdit';
import { SuspiciousValueDialog } from './SuspiciousValueDialog';
import { useImageFiles } from './useImageFiles';
import { useImageRemoval } from './useImageRemoval';
import { useStockReason } from './useStockReason';

/** The view and edit form of one product: the shared edit, with the additions that only products need. */
export function ProductEditor({ product, isNew = false, isGone = false, storeName, onAsked, ...leave }: ProductEditorProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const client = useQueryClient();
  const stockReason = useStockReason(isNew ? 0 : product.id);
  const { edit, draft, saved, facts, set, ...rest } = useRecordEdit({
    fields: productFields,
    record: product,
    isNew,
    isDeleted: isGone,
    subject: draftSubject('product', product.id || 'new'),
    storedSchema: StoredProductDraft,
    nameOf: ({ name }) => name,
    save: async (changed, signal) => {
      // A product that is new, or is created again, had no stock.
      const before = changed.isNew ? 0 : changed.saved.stock;
      const reason = stockReason.reasonToSend((changed.draft.stock ?? before) - before);
      const written = await saveProduct(client, changed, { signal, movementReason: reason });
      stockReason.written(written.movement);
      return written.product;
    },
    remove: useDeletion(),
    onCreated: ({ id }) => leave.onCreated(id),
    onClosed: leave.onClosed,
  });
  const may = useHasRole('write');
  const labels = useProductFieldLabels(saved.name);
  useDocumentTitle(t('title'), rest.isRefused ? t('common:errors.titlePrefix') : undefined);

  const onLeave = useCodeOwners(edit);
  // With a saved product open, a scan opens another product: its own code was scanned long ago.
  useScans(({ code }) => {
    if (isNew) set({ barcode: code });
    return isNew;
  });
  const drawn = useSteps(FORM_STEPS);
  const putTagOn = (id: string) => {
    const { tags } = edit.getSnapshot().context.draft;
    if (!tags.includes(id)) set({ tags: [...tags, id] });
  };
  useEffect(() => {
    const discarded = edit.on('edit.discarded', () => stockReason.forget());
    return () => discarded.unsubscribe();
  });
  const [suspicious, setSuspicious] = useState<readonly SuspiciousField[]>([]);
  const submit = () => {
    const { draft: now } = edit.getSnapshot().context;
    if (!stockReason.check((now.stock ?? saved.stock) - saved.stock)) return;
    const found = suspiciousFields(now, saved);
    if (found.length > 0) setSuspicious(found);
    else rest.submit();
  };
  const files = useImageFiles(draft.images.length, (images) => set(addImages(edit.getSnapshot().context.draft, images)));
  const removeImage = useImageRemoval(edit);
  return (
    <>
      <ProductForm
        name={saved.name}
        draft={draft}
        problems={rest.problems}
        savedStock={saved.stock}
        bar={rest.bar}
        maySave={may}
        readOnly={rest.readOnly || !may}
        followsBase={facts.followsBase}
        attempt={rest.attempt}
        renderedSteps={drawn}
        banners={<EditBanners {...rest.banners} labels={labels} />}
        renderClassification={(group) => <EditorClassification {...group} brandName={saved.brand} storeName={storeName} />}
        renderTags={(tagging) => (
          <RoleFields needed="write">
            <EditorTags {...tagging} onCreated={putTagOn} />
          </RoleFields>
        )}
        renderReasonFields={(change) => (
          <ReasonFields
            movementReason={stockReason.value}
            change={change}
            noteId={stockReason.noteId}
            onChange={stockReason.set}
          />
        )}
        renderMovements={() => <EditorMovements productId={product.id} />}
        images={{
          ...files,
          onAddFiles: files.addFiles,
          onDismissProblems: files.dismissProblems,
          onRemove: removeImage,
          onAnnounce: announce,
        }}
        onChange={set}
        onLeave={onLeave}
        onFocus={rest.focus}
        onToggleFollow={() =>
          set(facts.followsBase ? {} : { price: calculatedPrice(draft) }, { followsBase: !facts.followsBase })
        }
        onSubmit={submit}
      />
      <SuspiciousValueDialog
        fields={suspicious}
        {...{ draft, saved }}
        onClose={() => setSuspicious([])}
        onConfirm={() => {
          setSuspicious([]);
          rest.submit();
        }}
      />
      <FocusAddressedField renderedPart={drawn} />
      {rest.conflict && <EditorConflict {...rest.conflict} name={saved.name} />}
      {rest.guard && <EditGuard {...rest.guard} labels={labels} isLeaving={leavesProduct} onAsked={onAsked} />}
    </>
  );
}

/**
 * Whether a navigation leaves the product: another page of the list, a search, a sort, another product, closing the details,
 * another route. All of these are addresses, so a single guard covers them.
 */
const leavesProduct = (from: Location, to: Location) =>
  from.pathname !== to.pathname || listPosition(from.search) !== listPosition(to.search);

export interface ProductEditorProps {
  /** The server's latest version, or the defaults of a new product. */
  product: Product;
  isNew?: boolean;
  /** Whether the product no longer exists on the server. */
  isGone?: boolean;
  storeName: string;
  /** Called when a new product was saved, with its id. */
  onCreated: (id: number) => void;
  /** Called when the edit is over: deleted or discarded. */
  onClosed: () => void;
  /** Called when the question before leaving was answered, whatever the answer. Must be stable across renders. */
  onAsked: () => void;
}

/** Height of the top bar and the table's header, which cover the upper edge of the page, in px. */
const TOP_INSET = 100;
/** Height of the save bar, which covers the lower edge once something is typed, in px. */
const BOTTOM_INSET = 72;

/**
 * Focuses the field that the address names, such as `#product-stock`, once it is rendered, where it fits into the window below
 * the product's own row: a stock without its product says little. Not on touch devices: a keyboard would cover the field.
 */
function FocusAddressedField({ renderedPart }: FocusAddressedFieldProps) {
  const { hash, key } = useLocation();
  const done = useRef('');
  useEffect(() => {
    if (hash !== `#${fieldId('stock')}` || done.current === key || matchMedia('(pointer: coarse)').matches) return;
    const field = document.getElementById(hash.slice(1));
    if (!field) return;
    done.current = key;
    const row = field.closest('tr')?.previousElementSibling ?? field;
    const height = field.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
    if (height <= window.innerHeight - TOP_INSET - BOTTOM_INSET) field.focus({ preventScroll: true });
    window.scrollBy({ top: row.getBoundingClientRect().top - TOP_INSET });
  }, [hash, key, renderedPart]);
  return null;
}

interface FocusAddressedFieldProps {
  /** The rendered part of the form; a change triggers another attempt. */
  renderedPart: unknown;
}

/**
 * Tells the edit that a field was left and, for the codes, looks up which other products have them. An answer about a code that
 * has changed since is dropped; when the lookup fails, the check is left to the server, which rejects a taken SKU.
 */
function useCodeOwners(edit: ProductEdit): (field: DraftField) => void {
  const client = useQueryClient();
  const checkCodeOwner = async (field: 'sku' | 'barcode') => {
    const { draft, saved } = edit.getSnapshot().context;
    const value = draft[field];
    if (value.trim() === '' || sameValue(field, value, toDraft(saved)[field])) return;
    const owner = await client.query(codeOwnerQuery(field, value, saved.id));
    const { context } = edit.getSnapshot();
    if (!isAboutDraft(context.draft, field, value)) return;
    edit.send({ type: 'facts.learned', facts: { owners: { ...context.facts.owners, [field]: owner } } });
  };
  return (field) => {
    edit.send({ type: 'field.left', field });
    if (field === 'sku' || field === 'barcode') void checkCodeOwner(field).catch(() => undefined);
  };
}
