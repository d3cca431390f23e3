import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatOneDReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Box } from './shapesOfPdf';

const HINTS = new Map<DecodeHintType, unknown>([
  [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.CODE_128]],
]);
const reader = new MultiFormatOneDReader(HINTS);
const ROWS = 40;

/**
 * Reads a barcode as a scanner does, off a label rasterised by a printer. Uses a different library from the one that draws.
 * @param label bounds of the label's paper
 * @param dpi printer resolution in dots per inch
 */
export function readBars(bars: readonly Box[], label: Box, dpi: number): string {
  const dots = dpi / 25.4;
  const width = Math.round((label.right - label.left) * dots);
  const grey = new Uint8ClampedArray(width * ROWS).fill(255);
  for (const { left, right } of bars) {
    const [from, to] = [left, right].map((place) => Math.round((place - label.left) * dots)) as [number, number];
    for (let row = 0; row < ROWS; row += 1) grey.fill(0, row * width + from, row * width + to);
  }
  const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(grey, width, ROWS)));
  return reader.decode(bitmap, HINTS).getText();
}
