import { useRef } from 'react';
import { type ReasonDraft, reasonFor, withFacts } from '#entities/stock/model/movementReason';
import { deltaOf } from '#entities/stock/model/recordedReasons';
import { useRecordMovement } from '#entities/stock/useRecordMovement';
import { factsText } from '#shared/barcodes/factsText';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { useRecentScans } from '#shared/scanner/useRecentScans';
import { toasts } from '#shared/toast/toast';
import { type ProductScans, useProductScans } from './useProductScans';

export interface StockScans extends Omit<ProductScans, 'onProduct'> {
  movementReason: ReasonDraft;
}

/** Changes the stock of each scanned product, one scan after the other, without a click in between. */
export function useStockScans({ movementReason, ...scanned }: StockScans): void {
  const { t } = useTranslation('stock');
  const { number } = useFormat();
  const recent = useRecentScans();
  const codes = useRef(new Map<number, string>());
  const count = useRef(0);
  const fail = useProductScans({
    ...scanned,
    onProduct: async ({ product, code, facts, quantity }) => {
      codes.current.set(product.id, code);
      count.current += 1;
      // Two scans of one product are two changes.
      const name = `${count.current}`;
      const reasonFields = reasonFor({ ...movementReason, note: withFacts(movementReason.note, await factsText(facts)) }, 0);
      recordMovement({
        movements: [{ productId: product.id, delta: deltaOf(movementReason.reason, quantity), ...reasonFields }],
        name,
      });
    },
  });
  const { recordMovement } = useRecordMovement({
    stays: true,
    oneMessage: true,
    onRecorded: ({ movements }) => {
      scanFeedback.give('found');
      for (const { productId, name, delta } of movements) {
        recent.add({ code: codes.current.get(productId) ?? '', product: { id: productId, name }, added: delta });
      }
    },
    // No dialog: the Enter key of the next scan would confirm it.
    onBelowZero: ({ products, recordAnyway }) => {
      scanFeedback.give('failed');
      const [first] = products;
      if (!first) return;
      toasts.show({
        id: `below zero ${first.productId}`,
        tone: 'warning',
        duration: null,
        message: t('belowZero', { name: first.name, stock: number(first.stock), after: number(first.after) }),
        action: { label: t('recordAnyway'), onAction: recordAnyway },
      });
    },
    onFailed: fail,
  });
}
