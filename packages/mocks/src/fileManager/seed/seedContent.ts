import { docx, xlsx } from './office';
import { pdf } from './pdf';
import { pictures } from './pictures';
import * as texts from './texts';

const encodeText = (value: string) => new TextEncoder().encode(value);

/** Generators of the demo's initial files. Each runs on demand. */
const makers: Readonly<Record<string, () => Uint8Array>> = {
  ...pictures,
  empty: () => new Uint8Array(),
  welcome: () => pdf(texts.welcome),
  checklist: () => encodeText(texts.checklist),
  'call-notes': () => encodeText(texts.callNotes),
  'price-list': () => xlsx(texts.priceList),
  straps: () => encodeText(texts.straps),
  terms: () => docx(texts.terms),
  'invoice-14': () => pdf(texts.invoice('2026-014', 'Harbor & Pine', 'Field watch 38 mm', 4, 129)),
  'invoice-15': () => pdf(texts.invoice('2026-015', 'Northline Supply', 'Leather strap 20 mm', 24, 18.5)),
  'shelf-plan': () => xlsx(texts.shelves),
  handbook: () => docx(texts.handbook),
  rota: () => xlsx(texts.rota),
};

/** Returns the bytes of a seed's file; `null` if no seed has it. */
export function seedContent(content: string): Blob | null {
  const make = Object.hasOwn(makers, content) ? makers[content] : undefined;
  return make ? new Blob([make() as Uint8Array<ArrayBuffer>]) : null;
}
