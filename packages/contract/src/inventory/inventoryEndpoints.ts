const inventory = '/api/apps/ecommerce/inventory';

export const inventoryEndpoints = {
  categories: `${inventory}/categories`,
  /** POST creates a category; if the name exists, the answer is the existing category. DELETE ?id. */
  category: `${inventory}/category`,
  brands: `${inventory}/brands`,
  /** POST creates a brand; if the name exists, the answer is the existing brand. DELETE ?id. */
  brand: `${inventory}/brand`,
  vendors: `${inventory}/vendors`,
  countries: `${inventory}/countries`,
  styles: `${inventory}/styles`,
  products: `${inventory}/products`,
  /** GET with the list's search and filters: the number of products that each value of a filter would show. */
  facets: `${inventory}/facets`,
  /** POST and PATCH return the movement they caused. DELETE ?id&updatedAt: a product changed since then is a 409. */
  product: `${inventory}/product`,
  /** GET: deleted products of the home store. DELETE ?id or {ids} deletes these for good, neither deletes all. */
  trash: `${inventory}/trash`,
  /** POST {products: [{id, sku}]}: restores products, each independently. */
  restore: `${inventory}/restore`,
  tags: `${inventory}/tags`,
  tag: `${inventory}/tag`,
  movements: `${inventory}/movements`,
  movement: `${inventory}/movement`,
  /** POST {id}: creates the counter-movement; 409 if there is one already. */
  undoMovement: `${inventory}/movement/undo`,
  /** GET with the filters: all matching movements in one list, for the export. */
  allMovements: `${inventory}/movements/all`,
  /** GET with the filters: their totals by day, oldest first. */
  movementDays: `${inventory}/movements/days`,
  /** GET: all users with an entry in the ledger, by name. */
  movementPeople: `${inventory}/movements/people`,
  /** POST a batch; DELETE ?id undoes a whole import. */
  imports: `${inventory}/import`,
  /** GET ?search: every matching product in one list, for the export and for an import's comparison. */
  allProducts: `${inventory}/products/all`,
} as const;
