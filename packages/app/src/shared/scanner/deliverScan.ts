import { cleanBarcode } from '../barcodes/model/gtin';
import { isLikelyGs1 } from '../barcodes/model/isLikelyGs1';
import { importOrReload } from '../codeLoading/importOrReload';
import { scans } from './scans';

/** Passes a scan to the scan listeners. @param text as received from the scanner or the camera */
export function deliverScan(text: string, quantity = 1): void {
  if (isLikelyGs1(text)) void handGs1(text, quantity);
  else scans.hand({ code: cleanBarcode(text), quantity });
}

async function handGs1(text: string, quantity: number): Promise<void> {
  const { readCode } = await importOrReload('gs1', () => import('../barcodes/model/gs1'));
  scans.hand({ ...readCode(text), quantity });
}
