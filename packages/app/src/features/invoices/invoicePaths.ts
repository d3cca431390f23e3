/** Addresses of an invoice for paper, one a look: dense, and airy with what each item is. Which one is in the query (see `model/invoiceAddress.ts`). */
export const invoicePaths = {
  compact: '/pages/invoice/printable/compact',
  modern: '/pages/invoice/printable/modern',
} as const;

export type InvoiceLook = keyof typeof invoicePaths;
