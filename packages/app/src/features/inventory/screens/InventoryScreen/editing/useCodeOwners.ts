import { useQueryClient } from '@tanstack/react-query';
import { codeOwnerQuery } from '#features/inventory/api/queries';
import { type DraftField, sameValue, toDraft } from '#features/inventory/model/draft';
import { isAboutDraft } from '#features/inventory/model/productFields';
import type { ProductEdit } from './productEdit';

/**
 * Tells the edit that a field was left and, for the codes, looks up which other products have them. An answer about a code that
 * has changed since is dropped; when the lookup fails, the check is left to the server, which rejects a taken SKU.
 */
export function useCodeOwners(edit: ProductEdit): (field: DraftField) => void {
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
