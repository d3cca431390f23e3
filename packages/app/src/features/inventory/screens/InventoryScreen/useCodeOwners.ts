import { useQueryClient } from '@tanstack/react-query';
import type { Actor } from 'xstate';
import { codeOwnerQuery } from '../../api/queries';
import type { productEditMachine } from '../../machines/productEditMachine';
import { type DraftField, sameValue, toDraft } from '../../model/draft';

/**
 * Tells the edit that a field was left and, for the codes, looks who else has it. An answer about a code that has changed since
 * is not heard; one that can't be had is left to the server, which refuses a SKU that is taken.
 */
export function useCodeOwners(edit: Actor<typeof productEditMachine>): (field: DraftField) => void {
  const client = useQueryClient();
  const look = async (field: 'sku' | 'barcode') => {
    const { draft, saved } = edit.getSnapshot().context;
    const value = draft[field];
    if (value.trim() === '' || sameValue(field, value, toDraft(saved)[field])) return;
    const owner = await client.query(codeOwnerQuery(field, value, saved.id));
    edit.send({ type: 'owner.found', field, value, owner });
  };
  return (field) => {
    edit.send({ type: 'field.left', field });
    if (field === 'sku' || field === 'barcode') void look(field).catch(() => undefined);
  };
}
