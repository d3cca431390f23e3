import type { Product } from '@stockroom/contract';
import type { RefObject } from 'react';
import { fetchByCode } from '#entities/products/productSearch';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useLatest } from '#shared/hooks/useLatest';
import { useTranslation } from '#shared/i18n/useTranslation';
import { quantityOf } from '#shared/scanner/model/quantity';
import { setFieldText } from '#shared/scanner/restoreFieldText';
import { scanFeedback } from '#shared/scanner/scanFeedback';
import { type Scan, scans } from '#shared/scanner/scans';
import { useScans } from '#shared/scanner/useScans';
import { toasts } from '#shared/toast/toast';

/** A scan whose product is known. */
export interface ProductScan extends Scan {
  product: Product;
}

export interface ProductScans {
  isOn: boolean;
  /** A number in this field multiplies the next scan. */
  field: RefObject<HTMLInputElement | null>;
  /** Called when several products have the code. */
  onSeveral: (code: string) => void;
  onProduct: (scan: ProductScan) => void | Promise<void>;
}

/**
 * Looks up the product of each scan.
 * @returns a function that reports a failed scan
 */
export function useProductScans({ isOn, field, ...scanned }: ProductScans): (error: unknown) => void {
  const { t } = useTranslation('productSearch');
  const describe = useDescribeError();
  const latest = useLatest(scanned);
  const fail = (error: unknown) => {
    scanFeedback.give('failed');
    if (shouldShowError(error)) {
      toasts.show({ id: 'stock-scan', tone: 'critical', message: `${t('change.failed')} ${describe(error).message}` });
    }
  };
  const lookUp = async ({ code, facts, quantity }: Scan) => {
    try {
      const [product, ...others] = await fetchByCode(code);
      if (!product) scans.handLast({ code, quantity });
      else if (others.length > 0) latest.current.onSeveral(code);
      else await latest.current.onProduct({ product, code, facts, quantity });
    } catch (error) {
      fail(error);
    }
  };
  useScans((scan) => {
    if (!isOn) return false;
    const typed = field.current && quantityOf(field.current.value);
    if (field.current && typed !== null) setFieldText(field.current, '');
    void lookUp({ ...scan, quantity: typed ?? scan.quantity });
    return true;
  });
  return fail;
}
