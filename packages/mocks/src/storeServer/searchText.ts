import type { Product } from '@stockroom/contract';
import { fold } from '../engine/fold';

/** Separator of the fields, so that nothing matches across two of them: a search contains no line break. */
const BREAK = '\n';
const GTIN_LENGTHS = [8, 12, 13, 14];

/** Returns a product's searched text: name, SKU and barcode, folded. */
export function searchText({ name, sku, barcode }: Pick<Product, 'name' | 'sku' | 'barcode'>): string {
  return [name, sku, barcode].map(oneLine).join(BREAK);
}

export function skuOf(text: string): string {
  return text.split(BREAK, 2)[1] ?? '';
}

interface ExactForms {
  /** Whether it may be a barcode, which also matches without its leading zeros. */
  isCode: boolean;
  /** Whether the SKU or barcode of a product equals the search term. */
  test: (text: string) => boolean;
}

/** Prepares the exact match of a code: typed with spaces or hyphens, or as another length of the same GTIN. */
export function exactForms(needle: string): ExactForms {
  const digits = /^[\d -]+$/.test(needle) ? needle.replace(/[ -]/g, '') : '';
  const isCode = digits.length >= 8 && digits.length <= 14;
  const number = digits.replace(/^0+/, '');
  const codes = isCode
    ? GTIN_LENGTHS.filter((length) => length >= number.length).map((length) => number.padStart(length, '0'))
    : [];
  const endings = [...new Set([needle, ...codes])].map((code) => BREAK + code);
  const asSku = BREAK + needle + BREAK;
  return { isCode, test: (text) => text.includes(asSku) || endings.some((ending) => text.endsWith(ending)) };
}

/** Folds a text, trims it and collapses spaces. */
export function oneLine(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/**
 * Removes the prefix in which a scanner names the type of a code, such as `]E0`, from a folded text. It is not part of the
 * code.
 */
export function withoutAim(text: string): string {
  return text.replace(/^\][a-z][0-9a-z](?=.)/, '');
}
