import * as v from 'valibot';
import { OWN_SIZE, TEMPLATE_IDS } from './labelTemplates';

/** A printer's deviation: offset in millimetres, and size in per cent. */
export const Printer = v.object({
  name: v.string(),
  x: v.number(),
  y: v.number(),
  scale: v.number(),
});
export type Printer = v.InferOutput<typeof Printer>;

/** Limits of a printer's correction: offset in millimetres either way, and per cent of the size. */
export const PRINTER_LIMITS = { offset: 20, least: 80, most: 120, printers: 10, name: 60 } as const;

const size = v.pipe(v.number(), v.minValue(OWN_SIZE.least), v.maxValue(OWN_SIZE.most));

/** Print settings of this device. */
export const PrintSettings = v.object({
  template: v.picklist(TEMPLATE_IDS),
  own: v.object({ width: size, height: size }),
  printers: v.pipe(v.array(Printer), v.minLength(1)),
  /** Index of the selected printer. */
  printer: v.number(),
});
export type PrintSettings = v.InferOutput<typeof PrintSettings>;

export const TRUE_PRINTER: Printer = { name: '', x: 0, y: 0, scale: 100 };

export const FIRST_SETTINGS: PrintSettings = {
  template: 'a4x24',
  own: { width: 60, height: 40 },
  printers: [TRUE_PRINTER],
  printer: 0,
};

/** The selected printer. */
export const printerOf = ({ printers, printer }: PrintSettings): Printer => printers[printer] ?? printers[0] ?? TRUE_PRINTER;

/** The settings with the selected printer changed. */
export function withPrinter(settings: PrintSettings, change: Partial<Printer>): PrintSettings {
  return {
    ...settings,
    printers: settings.printers.map((printer, at) => (at === settings.printer ? { ...printer, ...change } : printer)),
  };
}
