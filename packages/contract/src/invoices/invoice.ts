import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** Money in whole minor units (cents), so that sums are exact. */
const cents = v.pipe(v.number(), v.safeInteger());
/** A share in hundredths of a percent: `825` is 8.25 %. */
const basisPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000));

export const InvoiceParty = v.object({
  name: v.string(),
  /** Lines of the postal address. */
  lines: v.array(v.string()),
  email: v.string(),
  phone: v.string(),
});
export type InvoiceParty = v.InferOutput<typeof InvoiceParty>;

export const InvoiceLine = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  unitCents: cents,
});
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>;

export const Invoice = v.object({
  id: Id,
  number: v.string(),
  date: Instant,
  due: Instant,
  seller: InvoiceParty,
  buyer: InvoiceParty,
  lines: v.array(InvoiceLine),
  /** Discount on the sum of the lines, before tax. */
  discountBasisPoints: basisPoints,
  taxBasisPoints: basisPoints,
  note: v.string(),
});
export type Invoice = v.InferOutput<typeof Invoice>;

/** Totals of an invoice, in minor units. `discount` is the amount deducted. */
export interface InvoiceTotals {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

/**
 * Computes the totals of an invoice from its lines. Discount and tax are rounded to whole minor units, half away from zero,
 * once each.
 */
export function invoiceTotals({
  lines,
  discountBasisPoints,
  taxBasisPoints,
}: Pick<Invoice, 'lines' | 'discountBasisPoints' | 'taxBasisPoints'>): InvoiceTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const discount = shareOf(subtotal, discountBasisPoints);
  const tax = shareOf(subtotal - discount, taxBasisPoints);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

export const lineCents = ({ quantity, unitCents }: Pick<InvoiceLine, 'quantity' | 'unitCents'>): number => quantity * unitCents;

const shareOf = (cent: number, points: number): number => Math.sign(cent) * Math.round((Math.abs(cent) * points) / 10_000);
