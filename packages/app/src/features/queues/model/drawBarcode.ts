import JsBarcode from 'jsbarcode';
import { type Bars, barsOf, type Symbology, symbologyOf } from './barcodeBars';

/** A drawn code. */
export type DrawnBarcode = Bars & { symbology: Symbology };

/** Draws the bars of a code; `null` where it can't be drawn. */
export function drawBarcode(code: string): DrawnBarcode | null {
  const symbology = symbologyOf(code);
  if (symbology === null) return null;
  const drawn: { encodings?: readonly { data: string }[] } = {};
  // With an object as target, it returns the modules without drawing them: we draw in millimetres, with the quiet zones of
  // the standard.
  JsBarcode(drawn, code, { format: symbology, flat: true });
  const pattern = (drawn.encodings ?? []).map(({ data }) => data).join('');
  return pattern === '' ? null : { symbology, ...barsOf(pattern, symbology) };
}
