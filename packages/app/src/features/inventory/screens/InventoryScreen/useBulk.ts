import { COUNT_LIMITS, LABEL_LIMITS, MAX_IMPORT_BATCH, Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { newCountUrl, newCountState } from '#entities/counts/countAddress';
import { addLabels, labelsKey } from '#entities/products/labelCalls';
import { productAddress } from '#entities/products/productAddress';
import { undoImport } from '#entities/products/undoImport';
import { broadcastInvalidation } from '#features/inventory/api/broadcastInvalidation';
import { deleteProduct } from '#features/inventory/api/deleteProduct';
import { fetchAllProducts, type ListScope } from '#features/inventory/api/fetchAllProducts';
import { fetchProduct } from '#features/inventory/api/fetchProduct';
import { productCache } from '#features/inventory/api/productCache';
import { RestoreRefused, restoreProducts } from '#features/inventory/api/trashCalls';
import { sendImportBatch } from '#features/inventory/import/api/sendImportBatch';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { splitIntoChunks, mapLimit } from '#shared/list/model/mapLimit';
import type { Selection } from '#shared/list/model/selection';
import { useBulkRun, type BulkLimits } from '#shared/list/useBulkRun';
import { useReportFailures } from '#shared/list/useReportFailures';
import { withCurrentVersions } from '#shared/list/withCurrentVersions';
import { broadcastInvalidation as tellTabs } from '#shared/query/tabSync';
import { useRouter } from '#shared/routing/useRouter';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { useFailureReason } from './useFailureReason';

export interface BulkTarget {
  selection: Selection<number>;
  /** The scope of the list: "all" means every match. */
  scope: ListScope;
}

/** Bulk actions on products. Each can be stopped midway and undone as a whole afterwards. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient();
  const router = useRouter();
  const { t } = useTranslation(['inventory', 'counts']);
  const format = useFormat();
  const offerUndo = useUndoToast();
  const reportFailures = useReportFailures<Product>({ nameOf: ({ name }) => name, reasonOf: useFailureReason() });
  const bulk = useBulkRun({
    failed: t('bulk.failed'),
    onSettled: () => {
      broadcastInvalidation();
      return productCache(client).invalidateAll();
    },
  });
  const counted = (count: number) => ({ count, formatted: format.number(count) });

  const run = (total: number, act: (limits: BulkLimits) => Promise<void>) =>
    bulk.run(total, async (limits) => {
      await act(limits);
      onDone();
    });

  const notifyDone = (message: string, done: number, total: number, undo: () => void) => {
    const some = t('bulk.some', { done: format.number(done), total: format.number(total) });
    offerUndo({ tone: done < total ? 'warning' : 'success', message: done < total ? some : message, undo });
  };

  const setActive = (ids: readonly number[], active: boolean) =>
    run(ids.length, async ({ signal, onProgress }) => {
      // Safe against double submits: the id names a change of existing products.
      const changeId = crypto.randomUUID();
      let done = 0;
      for (const [index, part] of splitIntoChunks(ids, MAX_IMPORT_BATCH).entries()) {
        if (signal.aborted) break;
        const update = part.map((id) => ({ id, product: { active } }));
        const { updated } = await sendImportBatch({ importId: changeId, index, add: [], update }, signal);
        done += updated.filter((entry) => 'product' in entry).length;
        onProgress(done);
      }
      const message = active ? t('bulk.activated', counted(done)) : t('bulk.deactivated', counted(done));
      notifyDone(message, done, ids.length, () => void revert(changeId));
    });

  const revert = (changeId: string) =>
    run(1, async () => {
      const { restored, kept: notRestored } = await undoImport(changeId);
      const others = notRestored > 0 ? ` ${t('bulk.kept', counted(notRestored))}` : '';
      toasts.show({
        tone: notRestored > 0 ? 'warning' : 'success',
        message: `${t('bulk.restored', counted(restored))}${others}`,
      });
    });

  const remove = (products: readonly Product[]): Promise<boolean> =>
    run(products.length, async (limits) => {
      const { done, failed } = await mapLimit(products, (product) => deleteProduct(product), limits);
      const gone = done.map(({ item }) => item);
      const undo = () => void restore(gone);
      if (gone.length > 0) notifyDone(t('deleted.many', counted(gone.length)), gone.length, products.length, undo);
      // On retry, a product that was changed meanwhile is deleted in its current version: the user has read the message.
      reportFailures.failed(failed, (left) => remove(withCurrentVersions(left, failed, Product)));
    });

  const restore = (products: readonly Product[]): Promise<boolean> =>
    run(products.length, async ({ signal, onProgress }) => {
      const parts = splitIntoChunks(products, MAX_IMPORT_BATCH);
      const { done, failed } = await mapLimit(
        parts,
        (part) =>
          restoreProducts(
            part.map(({ id }) => ({ id })),
            signal,
          ),
        {
          signal,
          onProgress: (count) => onProgress(Math.min(count * MAX_IMPORT_BATCH, products.length)),
        },
      );
      const answers = new Map(done.flatMap(({ answer }) => answer.map((each) => [each.id, each] as const)));
      const back = [...answers.values()].filter((each) => 'product' in each);
      const renumbered = back.filter(({ id, product }) => product.id !== id).length;
      const others = renumbered > 0 ? ` ${t('deleted.newNumbers', counted(renumbered))}` : '';
      const message = `${t('deleted.manyRestored', counted(back.length))}${others}`;
      if (back.length > 0) toasts.show({ tone: 'success', message });
      const refused = products.flatMap((item) => {
        const answer = answers.get(item.id);
        return answer && 'refused' in answer ? [{ item, error: new RestoreRefused(answer.refused) }] : [];
      });
      const unheard = failed.flatMap(({ item: part, error }) => part.map((item) => ({ item, error })));
      reportFailures.failed([...refused, ...unheard], restore);
    });

  const label = (ids: readonly number[]) => {
    if (ids.length > LABEL_LIMITS.rows) {
      const message = t('bulk.tooManyLabels', { limit: format.number(LABEL_LIMITS.rows) });
      toasts.show({ id: 'labels', tone: 'warning', message });
      return;
    }
    void run(ids.length, async ({ signal }) => {
      await addLabels(
        ids.map((productId) => ({ productId, copies: 'stock' })),
        signal,
      );
      tellTabs(labelsKey);
      await client.invalidateQueries({ queryKey: labelsKey });
      const open = { label: t('bulk.openLabels'), onAction: () => void router.navigate(productAddress.allLabels) };
      toasts.show({ id: 'labels', tone: 'success', message: t('bulk.labelled', counted(ids.length)), action: open });
    });
  };

  const toCount = ({ selection, scope }: BulkTarget, count: number) => {
    const { search, filters = '' } = scope;
    if (selection.mode === 'all' && selection.except.size === 0) {
      void router.navigate(search || filters ? newCountUrl(search, filters) : productAddress.startCount);
    } else if (count > COUNT_LIMITS.products) {
      const message = t('counts:tooMany', { limit: format.number(COUNT_LIMITS.products) });
      toasts.show({ id: 'count-start', tone: 'warning', message });
    } else {
      void bulk.run(count, async ({ signal }) => {
        const products = await productsOf({ selection, scope }, signal);
        await router.navigate(productAddress.startCount, { state: newCountState(products) });
      });
    }
  };

  const productsOf = async ({ selection, scope }: BulkTarget, signal: AbortSignal): Promise<Product[]> => {
    if (selection.mode === 'all') {
      return (await fetchAllProducts(scope, signal)).filter(({ id }) => !selection.except.has(id));
    }
    const cache = productCache(client);
    return Promise.all([...selection.ids].map(async (id) => cache.find(id) ?? fetchProduct(id, signal)));
  };

  return {
    /** All selected products, from memory or, where missing, from the server. */
    productsOf,
    progress: bulk.progress,
    stop: bulk.stop,
    /** Gathers all selected products for a confirmation: the action applies to exactly these, whatever matches afterwards. */
    gather: (target: BulkTarget, count: number, onProducts: (products: readonly Product[]) => void): void =>
      void bulk.run(count, async ({ signal }) => onProducts(await productsOf(target, signal))),
    setActive: (ids: readonly number[], active: boolean) => void setActive(ids, active),
    label,
    /** Opens the form for starting a count of them: by filter where all matches are selected, else by list. */
    toCount,
    remove: (products: readonly Product[]) => void remove(products),
  };
}
