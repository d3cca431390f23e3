import type { Product } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { fromRequest } from '../../../../shared/machines/fromRequest';
import { createProduct } from '../../api/createProduct';
import { inventoryKeys } from '../../api/inventoryKeys';
import { productCache } from '../../api/productCache';
import { updateProduct } from '../../api/updateProduct';
import { currentOf, refusalsOf, writeFailureOf } from '../../api/writeFailureOf';
import { productEditMachine } from '../../machines/productEditMachine';
import type { DeleteOutcome, SaveInput, SaveOutcome } from '../../machines/productEditTypes';
import { applyDraft, creationOf, patchOf } from '../../model/draft';

/** What an edit does to the world. */
export interface EditServices {
  client: QueryClient;
  /** Deletes with a way back. Settles when the server has done it; rejects with why it has not. */
  deleteWithUndo: (product: Product) => Promise<void>;
}

/** Reading a machine's whole description with each product that is opened would be felt in the press. */
const machines = new WeakMap<EditServices, typeof productEditMachine>();

/** `productEditMachine` with its actors; the same one for the same services. */
export function editMachine(services: EditServices) {
  const machine = machines.get(services) ?? productEditMachine.provide({ actors: editActors(services) });
  machines.set(services, machine);
  return machine;
}

/** The machine's actors, over the query client's cache: shown at once, put right by the answer. */
function editActors({ client, deleteWithUndo }: EditServices) {
  const cache = productCache(client);
  return {
    saveProduct: fromRequest<SaveOutcome, SaveInput>(async ({ isNew, saved, draft }, signal) => {
      await cache.hold();
      if (!isNew) cache.apply([applyDraft(saved, draft)]);
      try {
        const product = isNew ? await add(saved, draft, signal) : await updateProduct(saved.id, patchOf(saved, draft), signal);
        cache.apply([product]);
        client.setQueryData(inventoryKeys.product(product.id), product);
        await cache.outdate({ refetch: isNew, stockOf: product.stock === saved.stock ? [] : [product.id] });
        return { kind: 'saved', product };
      } catch (error) {
        const current = currentOf(error);
        if (!isNew) cache.apply([current ?? saved]);
        if (current) return { kind: 'conflict', current };
        const refusals = refusalsOf(error);
        return refusals ? { kind: 'refused', refusals } : { kind: 'failed', failure: writeFailureOf(error) };
      }
    }),
    deleteProduct: fromRequest<DeleteOutcome, { product: Product }>(async ({ product }) => {
      try {
        await deleteWithUndo(product);
        return { kind: 'deleted' };
      } catch (error) {
        return { kind: 'failed', failure: writeFailureOf(error) };
      }
    }),
  };
}

/** A product that was deleted elsewhere comes back under its own number. */
function add(saved: Product, draft: SaveInput['draft'], signal: AbortSignal): Promise<Product> {
  const creation = creationOf(saved, draft);
  return createProduct(saved.id > 0 ? { ...creation, id: saved.id } : creation, signal);
}
