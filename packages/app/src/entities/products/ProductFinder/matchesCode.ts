import type { Product } from '@stockroom/contract';

/** Whether a scanned or typed text is the product's code: codes of different lengths are equal without their leading zeros. */
export function matchesCode({ sku, barcode }: Pick<Product, 'sku' | 'barcode'>, text: string): boolean {
  const wanted = codeOf(text);
  return wanted !== '' && (codeOf(sku) === wanted || codeOf(barcode) === wanted);
}

function codeOf(text: string): string {
  const code = text.trim().toUpperCase();
  const digits = code.replace(/[ -]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.replace(/^0+/, '') : code;
}
