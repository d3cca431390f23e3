import { MAX_IMPORT_BATCH, type Product } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { undoImport } from '#entities/products/undoImport';
import type { ReasonDraft } from '#entities/stock/model/movementReason';
import { rememberReason } from '#entities/stock/recentReasons';
import { broadcastInvalidation } from '#features/inventory/api/broadcastInvalidation';
import { productCache } from '#features/inventory/api/productCache';
import { sendImportBatch } from '#features/inventory/import/api/sendImportBatch';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { splitIntoChunks } from '#shared/list/model/mapLimit';
import { useBulkRun } from '#shared/list/useBulkRun';
import { useSession } from '#shared/session/SessionContext';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import { runInSlices } from '#shared/work/runInSlices';
import { type BulkDraft, bulkRows, type BulkRow, isApplied } from '../model/bulkEdit';

/** Changes in one call: few enough to show progress, and to stop between two calls. */
const STEP = Math.min(100, MAX_IMPORT_BATCH);

interface Refused {
  id: number;
  name: string;
  /** The server's message. */
  reason: string;
}

/** A change in progress: after a failed call it resumes with that call, which the server applies only once. */
interface ChangeInProgress {
  changeId: string;
  /** Number of settled calls. */
  steps: number;
  done: number;
  left: Refused[];
}

interface BulkEditOptions {
  fetchProducts: (signal: AbortSignal) => Promise<readonly Product[]>;
  onPreview: (rows: readonly BulkRow[]) => void;
  /** Called when all changes were made, or the remaining ones were stopped. */
  onDone: (hasApplied: boolean) => void;
}

/**
 * Previews the changes of each product and applies them in steps. Changes to products that somebody else changed meanwhile are
 * rejected row by row.
 */
export function useBulkEdit({ fetchProducts, onPreview, onDone }: BulkEditOptions) {
  const { t } = useTranslation('bulkEdit');
  const format = useFormat();
  const client = useQueryClient();
  const offerUndo = useUndoToast();
  const { user } = useSession();
  const [refused, setRefused] = useState<{ products: readonly Refused[]; hasApplied: boolean } | null>(null);
  const startedChange = useRef<ChangeInProgress | null>(null);
  const reading = useBulkRun({ failed: t('failed.preview'), onSettled: () => undefined });
  const writing = useBulkRun({
    failed: t('failed.apply'),
    onSettled: () => {
      broadcastInvalidation();
      return productCache(client).invalidateAll();
    },
  });
  const counted = (count: number) => ({ count, formatted: format.number(count) });

  const preview = (draft: BulkDraft, total: number) =>
    reading.run(total, async ({ signal, onProgress }) => {
      startedChange.current = null;
      const products = await fetchProducts(signal);
      const onPart = (part: number) => onProgress(Math.round(part * total));
      onPreview(await runInSlices(bulkRows(draft, products), { signal, onProgress: onPart }));
    });

  /** @param total intended number of products, when not all were tried */
  const notifyDone = ({ changeId, done }: ChangeInProgress, total: number | null) => {
    const message = total === null ? t('done', counted(done)) : t('stopped', { ...counted(done), total: format.number(total) });
    const undo = () => {
      startedChange.current = null;
      void revert(changeId);
    };
    offerUndo({ id: `bulk-${changeId}`, tone: total === null ? 'success' : 'warning', message, undo });
  };

  const revert = (changeId: string) =>
    writing.run(1, async () => {
      const { restored, kept: notRestored } = await undoImport(changeId);
      const others = notRestored > 0 ? ` ${t('undo.kept', counted(notRestored))}` : '';
      toasts.show({
        tone: notRestored > 0 ? 'warning' : 'success',
        message: `${t('undo.restored', counted(restored))}${others}`,
      });
    });

  const apply = (rows: readonly BulkRow[], movementReason: ReasonDraft) => {
    const wanted = rows.filter(isApplied);
    // Safe against double submits: it identifies a change of existing products.
    const change = startedChange.current ?? { changeId: crypto.randomUUID(), steps: 0, done: 0, left: [] };
    startedChange.current = change;
    return writing.run(wanted.length, async ({ signal, onProgress }) => {
      const parts = splitIntoChunks(wanted, STEP);
      const tried = () => Math.min(wanted.length, change.steps * STEP);
      try {
        for (const [index, part] of parts.entries()) {
          if (index < change.steps) continue;
          if (signal.aborted) break;
          const update = part.map(({ product: { id, updatedAt }, change: to }) => ({ id, product: { ...to, updatedAt } }));
          const { updated } = await sendImportBatch({ importId: change.changeId, index, add: [], update, why: movementReason });
          for (const [place, entry] of updated.entries()) {
            const { id = 0, name = '' } = part[place]?.product ?? {};
            if ('product' in entry) change.done += 1;
            else change.left.push({ id, name, reason: entry.refused });
          }
          change.steps = index + 1;
          onProgress(tried());
        }
      } finally {
        if (change.done > 0) {
          notifyDone(change, tried() < wanted.length ? wanted.length : null);
          if (wanted.some((row) => 'stock' in row.change)) rememberReason(user.id, movementReason);
        }
      }
      startedChange.current = null;
      if (change.left.length > 0) setRefused({ products: change.left, hasApplied: change.done > 0 });
      else onDone(change.done > 0);
    });
  };
  return {
    progress: reading.progress ?? writing.progress,
    refused,
    preview: (draft: BulkDraft, total: number) => void preview(draft, total),
    apply: (rows: readonly BulkRow[], movementReason: ReasonDraft) => void apply(rows, movementReason),
    stop: () => {
      reading.stop();
      writing.stop();
    },
  };
}
