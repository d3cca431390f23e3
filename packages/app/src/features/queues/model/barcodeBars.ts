import { barcodeKind } from '../../../shared/barcodes/model/gtin';

/** How a code is drawn. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPC' | 'CODE128';

/** Light modules beside the bars that a scanner needs (GS1 General Specifications, 5.2.3.4; ISO/IEC 15417 for Code 128). */
const QUIET: Readonly<Record<Symbology, readonly [left: number, right: number]>> = {
  EAN13: [11, 7],
  EAN8: [7, 7],
  UPC: [9, 9],
  CODE128: [10, 10],
};

/** Narrowest bar that scanners read from a label printer, and widest that is of use, in millimetres (GS1: 80 % to 200 %). */
export const MODULE = { least: 0.19, most: 0.66 } as const;

/** Most characters of a code that fit on any label. */
const LONGEST = 48;

/** Why there is no barcode on a label, or what is to be known of it. */
export type BarcodeProblem = 'none' | 'unprintable' | 'checkDigit' | 'narrow';

/**
 * How a barcode is drawn: a right GTIN as retail reads it, all else that can be written in ASCII as Code 128.
 * @returns `null` where it can't be drawn
 */
export function symbologyOf(code: string): Symbology | null {
  if (code === '' || code.length > LONGEST || !/^[\x20-\x7e]+$/.test(code)) return null;
  if (barcodeKind(code) === 'gtin') {
    if (code.length === 13) return 'EAN13';
    if (code.length === 12) return 'UPC';
    if (code.length === 8) return 'EAN8';
  }
  return 'CODE128';
}

/** Bars of a code. */
export interface Bars {
  /** From the left, each in modules. */
  bars: readonly { at: number; width: number }[];
  /** Of all of it, quiet zones included. */
  modules: number;
}

/** @param pattern modules from the left, `1` for dark */
export function barsOf(pattern: string, symbology: Symbology): Bars {
  const [left, right] = QUIET[symbology];
  const bars = [...pattern.matchAll(/1+/g)].map(({ index, 0: bar }) => ({ at: left + index, width: bar.length }));
  return { bars, modules: left + pattern.length + right };
}

/** A warning about a product's barcode. @param moduleWidth in millimetres, as it comes out on the label */
export function problemOf(code: string, moduleWidth: number | null): BarcodeProblem | null {
  if (code === '') return 'none';
  if (symbologyOf(code) === null) return 'unprintable';
  if (moduleWidth !== null && moduleWidth < MODULE.least) return 'narrow';
  return barcodeKind(code) === 'wrongCheckDigit' ? 'checkDigit' : null;
}
