import type { Product } from '@stockroom/contract';
import { fold } from '../engine/fold';

/** Between the fields, so that nothing matches across two of them: a search has no line break. */
const BREAK = '\n';
const GTIN_LENGTHS = [8, 12, 13, 14];

/** A product's searched text: name, SKU and barcode, folded. */
export function searchText({ name, sku, barcode }: Pick<Product, 'name' | 'sku' | 'barcode'>): string {
  return [name, sku, barcode].map(oneLine).join(BREAK);
}

export function skuOf(text: string): string {
  return text.split(BREAK, 2)[1] ?? '';
}

interface ExactForms {
  /** Whether it may be a barcode, which matches without its leading zeros too. */
  isCode: boolean;
  /** Whether the SKU or the barcode of a product is exactly what was searched. */
  test: (text: string) => boolean;
}

/** How a product is recognised by its code: typed with spaces or hyphens, or as another length of the same GTIN. */
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

/** Folded, without spaces around and with single ones inside. */
export function oneLine(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/** A folded text without the prefix by which a scanner says what kind of code it read, such as `]E0`. It is no part of the code. */
export function withoutAim(text: string): string {
  return text.replace(/^\][a-z][0-9a-z](?=.)/, '');
}
