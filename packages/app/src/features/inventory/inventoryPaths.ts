const shop = '/apps/ecommerce';
const root = `${shop}/inventory`;

/** Addresses of the inventory. What the list shows is in the query (see `model/listState.ts`). */
export const inventoryPaths = {
  /** The shop without a page of it: it leads to the list. */
  shop,
  /** The list. */
  list: root,
  /** Bringing products in from a file. */
  import: `${root}/import`,
  /** The list with the deleted products over it. */
  trash: `${root}?dialog=trash`,
  /** The list with a product's details open. */
  product: (id: number) => `${root}?product=${id}`,
  /** The list with the draft of a new product. */
  newProduct: `${root}?product=new`,
} as const;
