import { foldText } from '@stockroom/ui';
import { barcodeKey } from '#shared/barcodes/model/gtin';
import type { ShownProduct } from '../model/shownProduct';

/** Searches the cached products: exact codes first, then those that contain every word. */
export function searchCachedProducts(known: readonly ShownProduct[], search: string): ShownProduct[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const isExact = ({ sku, barcode }: ShownProduct) =>
    foldText(sku) === foldText(search) || (barcode !== '' && barcodeKey(barcode) === barcodeKey(search));
  const hasWords = ({ name, sku, barcode, brand }: ShownProduct) => {
    const text = foldText(`${name} ${sku} ${barcode} ${brand}`);
    return words.every((word) => text.includes(word));
  };
  const exact = known.filter(isExact);
  return [...exact, ...known.filter((product) => !exact.includes(product) && hasWords(product))];
}
