/**
 * Addresses of a printable invoice, one per design: dense, or airy with details of each item. The query says which invoice (see
 * `model/invoiceAddress.ts`).
 */
export const invoicePaths = {
  compact: '/pages/invoice/printable/compact',
  modern: '/pages/invoice/printable/modern',
} as const;

export type InvoiceVariant = keyof typeof invoicePaths;
