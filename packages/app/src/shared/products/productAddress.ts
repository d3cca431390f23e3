import * as v from 'valibot';

const list = '/apps/ecommerce/inventory';
const search = '/apps/ecommerce/search';
const queues = '/apps/ecommerce/queues';
const ledger = '/apps/ecommerce/transactions';

/** Where products are looked at, for every feature that leads there. */
export const productAddress = {
  list,
  /** The list with a product's details open. */
  open: (id: number) => `${list}?product=${id}`,
  /** The list with the draft of a new product; what is known of it goes along as the navigation's state. */
  create: `${list}?product=new`,
  /** Brings products in from a file. */
  import: `${list}/import`,
  /** Why its stock is what it is. */
  movements: (id: number) => `${ledger}?productId=${id}`,
  /** Every movement of the store. */
  ledger,
  search,
  /** The labels that wait for the printer. */
  allLabels: queues,
  /** A count with its lines, and the form of a new one. */
  count: (id: string) => `${queues}?${new URLSearchParams({ tab: 'counts', count: id })}`,
  startCount: `${queues}?tab=counts&show=count`,
  /** The labels, with a product's among them. */
  labels: (id: number) => `${queues}?product=${id}`,
  /** The look-up, with a text or a code looked up. */
  found: (text: string) => `${search}?search=${encodeURIComponent(text)}`,
} as const;

/** Goes along with a navigation to a product that was scanned: the focus goes there, wherever it was. */
export const SCANNED = { isScanned: true } as const;

export const isScanned = (state: unknown): boolean => v.is(v.object({ isScanned: v.literal(true) }), state);

/** Facts about a product that is about to be made: a code that was scanned. */
export interface KnownOfNew {
  barcode: string;
}

const KnownState = v.object({ barcode: v.pipe(v.string(), v.maxLength(64)) });

/** Reads what came along with a navigation; nothing where that makes no sense. */
export function knownOfNew(state: unknown): Partial<KnownOfNew> {
  const known = v.safeParse(KnownState, state);
  return known.success ? known.output : {};
}
