import { MAX_IMPORT_BATCH, type Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { useFormat } from '../../../../shared/format/useFormat';
import { toasts } from '../../../../shared/toast/toast';
import { createProduct } from '../../api/createProduct';
import { deleteProduct } from '../../api/deleteProduct';
import { fetchAllProducts } from '../../api/fetchAllProducts';
import { fetchProduct } from '../../api/fetchProduct';
import { tellOtherTabs } from '../../api/inventoryFeed';
import { productCache } from '../../api/productCache';
import { sendImportBatch } from '../../import/api/sendImportBatch';
import { undoImport } from '../../import/api/undoImport';
import type { ProductSelection } from '../../model/selection';
import { inParts, inTurn } from './inTurn';
import { UNDO_TIME } from './useDeletion';

export interface BulkTarget {
  selection: ProductSelection;
  /** What the list is searched by: "all" means all that match it. */
  search: string;
}

type Progress = { done: number; total: number };

/** What is done to many products at once. Each act can be stopped on its way and taken back as a whole afterwards. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const describe = useDescribeError();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopper = useRef<AbortController>(null);
  const counted = (count: number) => ({ count, formatted: format.number(count) });

  /** Runs one act, and only one at a time. */
  const run = async (total: number, act: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<void>) => {
    if (stopper.current) return;
    stopper.current = new AbortController();
    setProgress({ done: 0, total });
    try {
      await act(stopper.current.signal, (done) => setProgress({ done, total }));
      onDone();
    } catch (error) {
      toasts.show({ tone: 'critical', message: `${t('bulk.failed')} ${describe(error).message}` });
    } finally {
      stopper.current = null;
      setProgress(null);
      tellOtherTabs();
      await productCache(client).outdateAll();
    }
  };

  const tell = (message: string, done: number, total: number, undo: () => void) => {
    const some = t('bulk.some', { done: format.number(done), total: format.number(total) });
    toasts.show({
      tone: done < total ? 'warning' : 'success',
      message: done < total ? some : message,
      duration: UNDO_TIME,
      action: { label: t('deleted.undo'), onAction: undo },
    });
  };

  const setActive = (target: BulkTarget, count: number, active: boolean) =>
    run(count, async (signal, onProgress) => {
      const ids = await idsOf(target, signal);
      const changeId = crypto.randomUUID();
      let done = 0;
      for (const [index, part] of inParts(ids, MAX_IMPORT_BATCH).entries()) {
        if (signal.aborted) break;
        const update = part.map((id) => ({ id, product: { active } }));
        const { updated } = await sendImportBatch({ importId: changeId, index, add: [], update }, signal);
        done += updated.filter((entry) => 'product' in entry).length;
        onProgress(done);
      }
      const message = active ? t('bulk.activated', counted(done)) : t('bulk.deactivated', counted(done));
      tell(message, done, ids.length, () => void takeBack(changeId));
    });

  const takeBack = (changeId: string) =>
    run(1, async () => {
      const { restored } = await undoImport(changeId);
      toasts.show({ tone: 'success', message: t('bulk.restored', counted(restored)) });
    });

  const remove = (target: BulkTarget, count: number) =>
    run(count, async (signal, onProgress) => {
      const products = await productsOf(target, signal);
      const done = await inTurn(products, ({ id }) => deleteProduct(id), { signal, onProgress });
      tell(t('deleted.many', counted(done.length)), done.length, products.length, () => void restore(done));
    });

  const restore = (products: readonly Product[]) =>
    run(products.length, async (signal, onProgress) => {
      const bring = ({ updatedAt: _updatedAt, brand: _brand, ...rest }: Product) => createProduct(rest);
      const done = await inTurn(products, bring, { signal, onProgress });
      toasts.show({ tone: 'success', message: t('deleted.manyRestored', counted(done.length)) });
    });

  const idsOf = async (target: BulkTarget, signal: AbortSignal): Promise<number[]> => {
    if (target.selection.mode === 'some') return [...target.selection.ids];
    return (await productsOf(target, signal)).map(({ id }) => id);
  };

  const productsOf = async ({ selection, search }: BulkTarget, signal: AbortSignal): Promise<Product[]> => {
    if (selection.mode === 'all') {
      return (await fetchAllProducts(search, signal)).filter(({ id }) => !selection.except.has(id));
    }
    const cache = productCache(client);
    return Promise.all([...selection.ids].map(async (id) => cache.find(id) ?? fetchProduct(id, signal)));
  };

  return {
    progress,
    stop: () => stopper.current?.abort(),
    setActive: (target: BulkTarget, count: number, active: boolean) => void setActive(target, count, active),
    remove: (target: BulkTarget, count: number) => void remove(target, count),
  };
}
