import type { Brand, Style } from '@stockroom/contract';

/** Invented manufacturers. */
export const brands: readonly Brand[] = [
  { id: 1, name: 'Tidewater' },
  { id: 2, name: 'Norrland Works' },
  { id: 3, name: 'Kestrel & Rook' },
  { id: 4, name: 'Çınar Atölye' },
  { id: 5, name: 'Maison Orlette' },
  { id: 6, name: 'Fieldnote' },
  { id: 7, name: 'İnci Saat' },
  { id: 8, name: 'Bramble & Co' },
  { id: 9, name: 'Ostra' },
  { id: 10, name: 'Halden' },
];

export const styles: readonly Style[] = [
  { id: 1, name: 'Classic' },
  { id: 2, name: 'Sport' },
  { id: 3, name: 'Casual' },
  { id: 4, name: 'Formal' },
  { id: 5, name: 'Outdoor' },
  { id: 6, name: 'Vintage' },
  { id: 7, name: 'Minimal' },
];

const NO_BRAND = '';
const brandNames = new Map(brands.map(({ id, name }) => [id, name]));

/** Returns the name of a brand; empty for none and for an id that is not in the list. */
export function brandName(brandId: number): string {
  return brandNames.get(brandId) ?? NO_BRAND;
}
