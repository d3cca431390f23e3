import { barcodeKind } from '#shared/barcodes/model/gtin';

/** Symbology in which a code is drawn. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPC' | 'CODE128';

/** Light modules beside the bars that a scanner needs (GS1 General Specifications, 5.2.3.4; ISO/IEC 15417 for Code 128). */
const QUIET: Readonly<Record<Symbology, readonly [left: number, right: number]>> = {
  EAN13: [11, 7],
  EAN8: [7, 7],
  UPC: [9, 9],
  CODE128: [10, 10],
};

/** Narrowest bar that scanners read from a label printer, and widest useful one, in millimetres (GS1: 80 % to 200 %). */
export const MODULE = { least: 0.19, most: 0.66 } as const;

/** Longest code that fits on any label, in characters. */
const LONGEST = 48;

/** Problem of a label's barcode: why it is missing, or a warning about it. */
export type BarcodeProblem = 'none' | 'unprintable' | 'checkDigit' | 'narrow';

/**
 * Chooses the symbology of a barcode: a valid GTIN as in retail, any other ASCII text as Code 128.
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
  /** Total width, quiet zones included. */
  modules: number;
}

/**
 * Converts a pattern to bars.
 * @param pattern modules from the left, `1` for dark
 */
export function barsOf(pattern: string, symbology: Symbology): Bars {
  const [left, right] = QUIET[symbology];
  const bars = [...pattern.matchAll(/1+/g)].map(({ index, 0: bar }) => ({ at: left + index, width: bar.length }));
  return { bars, modules: left + pattern.length + right };
}

/**
 * Finds the problem of a product's barcode.
 * @param moduleWidth in millimetres, as printed on the label
 */
export function problemOf(code: string, moduleWidth: number | null): BarcodeProblem | null {
  if (code === '') return 'none';
  if (symbologyOf(code) === null) return 'unprintable';
  if (moduleWidth !== null && moduleWidth < MODULE.least) return 'narrow';
  return barcodeKind(code) === 'wrongCheckDigit' ? 'checkDigit' : null;
}
