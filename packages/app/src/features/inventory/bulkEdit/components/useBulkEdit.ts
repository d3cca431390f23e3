import { MAX_IMPORT_BATCH, type Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../../shared/format/useFormat';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { inParts } from '../../../../shared/list/model/mapLimit';
import { useBulkRun } from '../../../../shared/list/useBulkRun';
import { toasts } from '../../../../shared/toast/toast';
import { useUndoToast } from '../../../../shared/toast/useUndoToast';
import { runInSlices } from '../../../../shared/work/runInSlices';
import { tellOtherTabs } from '../../api/inventoryFeed';
import { productCache } from '../../api/productCache';
import { sendImportBatch } from '../../import/api/sendImportBatch';
import type { Why } from '../../../../shared/stock/model/why';
import { undoImport } from '../../../../shared/products/undoImport';
import { type BulkDraft, bulkRows, type BulkRow, isApplied } from '../model/bulkEdit';

/** Changes that one call takes: few enough that it shows how far it is, and can be stopped between two. */
const STEP = Math.min(100, MAX_IMPORT_BATCH);

interface Refused {
  name: string;
  /** As the server says it. */
  reason: string;
}

interface BulkEditOptions {
  fetchProducts: (signal: AbortSignal) => Promise<readonly Product[]>;
  onPreview: (rows: readonly BulkRow[]) => void;
  /** All was done that was wanted, or what was left of it was stopped. */
  onDone: (hasApplied: boolean) => void;
}

/** Reckons what would become of each product, and does it in steps. What somebody else changed meanwhile is refused row by row. */
export function useBulkEdit({ fetchProducts, onPreview, onDone }: BulkEditOptions) {
  const { t } = useTranslation('bulkEdit');
  const format = useFormat();
  const client = useQueryClient();
  const sayUndo = useUndoToast();
  const [refused, setRefused] = useState<{ products: readonly Refused[]; hasApplied: boolean } | null>(null);
  const reading = useBulkRun({ failed: t('failed.preview'), onSettled: () => undefined });
  const writing = useBulkRun({
    failed: t('failed.apply'),
    onSettled: () => {
      tellOtherTabs();
      return productCache(client).invalidateAll();
    },
  });
  const counted = (count: number) => ({ count, formatted: format.number(count) });

  const preview = (draft: BulkDraft, total: number) =>
    reading.run(total, async ({ signal, onProgress }) => {
      const products = await fetchProducts(signal);
      const onPart = (part: number) => onProgress(Math.round(part * total));
      onPreview(await runInSlices(bulkRows(draft, products), { signal, onProgress: onPart }));
    });

  const takeBack = (changeId: string) =>
    writing.run(1, async () => {
      const { restored, kept } = await undoImport(changeId);
      const others = kept > 0 ? ` ${t('undo.kept', counted(kept))}` : '';
      toasts.show({ tone: kept > 0 ? 'warning' : 'success', message: `${t('undo.restored', counted(restored))}${others}` });
    });

  const apply = (rows: readonly BulkRow[], why: Why) => {
    const wanted = rows.filter(isApplied);
    return writing.run(wanted.length, async ({ signal, onProgress }) => {
      // Not made twice: it names a change of what is there.
      const changeId = crypto.randomUUID();
      const left: Refused[] = [];
      let done = 0;
      let tried = 0;
      for (const [index, part] of inParts(wanted, STEP).entries()) {
        if (signal.aborted) break;
        const update = part.map(({ product: { id, updatedAt }, change }) => ({ id, product: { ...change, updatedAt } }));
        const { updated } = await sendImportBatch({ importId: changeId, index, add: [], update, why });
        for (const [place, entry] of updated.entries()) {
          if ('product' in entry) done += 1;
          else left.push({ name: part[place]?.product.name ?? '', reason: entry.refused });
        }
        tried += part.length;
        onProgress(tried);
      }
      if (done > 0) {
        const message =
          tried < wanted.length
            ? t('stopped', { ...counted(done), total: format.number(wanted.length) })
            : t('done', counted(done));
        sayUndo({ tone: tried < wanted.length ? 'warning' : 'success', message, undo: () => void takeBack(changeId) });
      }
      if (left.length > 0) setRefused({ products: left, hasApplied: done > 0 });
      else onDone(done > 0);
    });
  };
  return {
    progress: reading.progress ?? writing.progress,
    refused,
    preview: (draft: BulkDraft, total: number) => void preview(draft, total),
    apply: (rows: readonly BulkRow[], why: Why) => void apply(rows, why),
    stop: () => {
      reading.stop();
      writing.stop();
    },
  };
}
