import * as v from 'valibot';

const list = '/apps/ecommerce/inventory';
const search = '/apps/ecommerce/search';
const queues = '/apps/ecommerce/queues';
const ledger = '/apps/ecommerce/transactions';

/** Addresses of products, for every feature that links to them. */
export const productAddress = {
  list,
  /** The list with a product's details open. */
  open: (id: number) => `${list}?product=${id}`,
  /** The list with the draft of a new product; known values are passed in the navigation state. */
  create: `${list}?product=new`,
  /** Import of products from a file. */
  import: `${list}/import`,
  /** Movements that explain a product's stock. */
  movements: (id: number) => `${ledger}?productId=${id}`,
  /** Every movement of the store. */
  ledger,
  search,
  /** Labels waiting for the printer. */
  allLabels: queues,
  /** A count with its lines, and the form of a new one. */
  count: (id: string) => `${queues}?${new URLSearchParams({ tab: 'counts', count: id })}`,
  startCount: `${queues}?tab=counts&show=count`,
  /** The labels, with a product's added. */
  labels: (id: number) => `${queues}?product=${id}`,
  /** The look-up page, with a text or a code searched. */
  found: (text: string) => `${search}?search=${encodeURIComponent(text)}`,
} as const;

/** Navigation state for a scanned product: focus moves there, wherever it was. */
export const SCANNED = { isScanned: true } as const;

export const isScanned = (state: unknown): boolean => v.is(v.object({ isScanned: v.literal(true) }), state);

/** Known values of a product about to be created: a code that was scanned. */
export interface NewProductState {
  barcode: string;
}

const KnownState = v.object({ barcode: v.pipe(v.string(), v.maxLength(64)) });

/** Reads the known values from a navigation state; empty when it is invalid. */
export function readNewProductState(state: unknown): Partial<NewProductState> {
  const known = v.safeParse(KnownState, state);
  return known.success ? known.output : {};
}
