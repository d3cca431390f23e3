import JsBarcode from 'jsbarcode';
import { type Bars, barsOf, type Symbology, symbologyOf } from './barcodeBars';

/** A code that is drawn. */
export type DrawnBarcode = Bars & { symbology: Symbology };

/** The bars of a code; `null` where it can't be drawn. */
export function drawBarcode(code: string): DrawnBarcode | null {
  const symbology = symbologyOf(code);
  if (symbology === null) return null;
  const drawn: { encodings?: readonly { data: string }[] } = {};
  // Into an object it writes the modules, and leaves the drawing to us: in millimetres, with the quiet zones of the standard.
  JsBarcode(drawn, code, { format: symbology, flat: true });
  const pattern = (drawn.encodings ?? []).map(({ data }) => data).join('');
  return pattern === '' ? null : { symbology, ...barsOf(pattern, symbology) };
}
