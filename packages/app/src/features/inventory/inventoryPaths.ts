const shop = '/apps/ecommerce';
const root = `${shop}/inventory`;

/** Addresses of the inventory. The query holds the state of the list (see `model/listState.ts`). */
export const inventoryPaths = {
  /** The shop's base path, which redirects to the list. */
  shop,
  list: root,
  /** The import of products from a file. */
  import: `${root}/import`,
  /** The list with the trash open over it. */
  trash: `${root}?dialog=trash`,
  /** The list with a product's details open. */
  product: (id: number) => `${root}?product=${id}`,
  /** The list with the draft of a new product. */
  newProduct: `${root}?product=new`,
} as const;
