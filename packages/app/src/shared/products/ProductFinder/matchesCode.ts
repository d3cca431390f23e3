import type { Product } from '@stockroom/contract';

/** Whether what was scanned or typed is the product's code: codes of another length are the same without their leading zeros. */
export function matchesCode({ sku, barcode }: Pick<Product, 'sku' | 'barcode'>, text: string): boolean {
  const wanted = codeOf(text);
  return wanted !== '' && (codeOf(sku) === wanted || codeOf(barcode) === wanted);
}

function codeOf(text: string): string {
  const code = text.trim().toUpperCase();
  const digits = code.replace(/[ -]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.replace(/^0+/, '') : code;
}
