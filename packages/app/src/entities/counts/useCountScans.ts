import type { CountLine, Product } from '@stockroom/contract';
import { useState } from 'react';
import { announce } from '#shared/announce/announce';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { type Scan, scans } from '#shared/scanner/scans';
import { useScans } from '#shared/scanner/useScans';
import { toasts } from '#shared/toast/toast';
import { fetchByCode } from '../products/productSearch';
import { linesByCode } from './model/countLines';
import type { useCountWrites } from './useCountWrites';

export interface CountScans {
  lines: readonly CountLine[];
  isOn: boolean;
  writes: Pick<ReturnType<typeof useCountWrites>, 'change' | 'countedOf'>;
  /** Called when the code belongs to several products. */
  onSeveral: (code: string) => void;
}

/** The product scanned last and its current count. */
export interface LastCounted {
  name: string;
  counted: number;
}

/** Counts one unit per scan (or the quantity typed before it) without a further click. */
export function useCountScans({ lines, isOn, writes, onSeveral }: CountScans): LastCounted | null {
  const { t } = useTranslation('counts');
  const describe = useDescribeError();
  const [last, setLast] = useState<LastCounted | null>(null);

  const add = ({ name, productId }: Pick<CountLine, 'name' | 'productId'>, quantity: number) => {
    // Safe against double submits: the id names this scan: a retry is sent under it, so the server never counts it twice.
    void writes.change({ name }, { productId, add: quantity, once: crypto.randomUUID() });
    scanFeedback.give('found');
    const counted = writes.countedOf(productId) ?? quantity;
    setLast({ name, counted });
    announce(t('scanned', { name, count: counted }));
  };
  const offer = (product: Product, quantity: number) => {
    scanFeedback.give('unknown');
    const line = { name: product.name, productId: product.id };
    toasts.show({
      id: 'count-other',
      tone: 'info',
      message: t('notInIt', { name: product.name }),
      action: { label: t('countToo'), onAction: () => add(line, quantity) },
    });
  };
  const lookUp = async ({ code, quantity }: Scan) => {
    try {
      const [product, ...others] = await fetchByCode(code);
      if (!product) scans.handLast({ code, quantity });
      else if (others.length > 0) onSeveral(code);
      else offer(product, quantity);
    } catch (error) {
      scanFeedback.give('failed');
      if (shouldShowError(error)) {
        toasts.show({ id: 'count-scan', tone: 'critical', message: `${t('scanFailed')} ${describe(error).message}` });
      }
    }
  };
  useScans((scan) => {
    if (!isOn) return false;
    const [line, ...others] = linesByCode(lines, scan.code);
    if (!line) void lookUp(scan);
    else if (others.length > 0) onSeveral(scan.code);
    else add(line, scan.quantity);
    return true;
  });
  return last;
}
