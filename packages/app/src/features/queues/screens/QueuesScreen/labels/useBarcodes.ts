import type { LabelRow } from '@stockroom/contract';
import { useEffect, useMemo, useState } from 'react';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { type BarcodeProblem, problemOf } from '#features/queues/model/barcodeBars';
import type { DrawnBarcode } from '#features/queues/model/drawBarcode';

type Draw = (code: string) => DrawnBarcode | null;

/**
 * The bars of all barcodes, once the barcode library has loaded, with the problem of each.
 * @param room width that a barcode may have, in millimetres
 */
export function useBarcodes(rows: readonly LabelRow[], room: number) {
  const [draw, setDraw] = useState<Draw | null>(null);
  const isWanted = rows.some(({ barcode }) => barcode !== '');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    importOrReload('barcodes', async () => (await import('#features/queues/model/drawBarcode')).drawBarcode).then(
      (loaded) => !isOver && setDraw(() => loaded),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return useMemo(() => {
    const barcodes = new Map<string, DrawnBarcode>();
    const problems = new Map<number, BarcodeProblem>();
    for (const { productId, barcode } of rows) {
      const drawn = barcodes.get(barcode) ?? draw?.(barcode) ?? null;
      if (drawn) barcodes.set(barcode, drawn);
      const problem = problemOf(barcode, drawn ? room / drawn.modules : null);
      if (problem) problems.set(productId, problem);
    }
    return { barcodes, problems, isReady: !isWanted || draw !== null };
  }, [rows, draw, room, isWanted]);
}
