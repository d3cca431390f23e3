const inventory = '/api/apps/ecommerce/inventory';

export const inventoryEndpoints = {
  categories: `${inventory}/categories`,
  /** POST one; of a name that is there already it answers that one. DELETE ?id. */
  category: `${inventory}/category`,
  brands: `${inventory}/brands`,
  /** POST one; of a name that is there already it answers that one. DELETE ?id. */
  brand: `${inventory}/brand`,
  vendors: `${inventory}/vendors`,
  countries: `${inventory}/countries`,
  styles: `${inventory}/styles`,
  products: `${inventory}/products`,
  /** GET with the list's search and filters: how many products each value of a filter would show. */
  facets: `${inventory}/facets`,
  /** POST and PATCH answer with the movement that they left. DELETE ?id&updatedAt: one that was changed since is a 409. */
  product: `${inventory}/product`,
  /** GET: deleted products of the home store. DELETE ?id or {ids}, neither: all, for ever. */
  trash: `${inventory}/trash`,
  /** POST {products: [{id, sku}]}: brings them back, each for itself. */
  restore: `${inventory}/restore`,
  tags: `${inventory}/tags`,
  tag: `${inventory}/tag`,
  movements: `${inventory}/movements`,
  movement: `${inventory}/movement`,
  /** POST {id}: the counter-movement; 409 when there is one already. */
  undoMovement: `${inventory}/movement/undo`,
  /** GET with the filters: every movement that they let through in one list, for the export. */
  allMovements: `${inventory}/movements/all`,
  /** GET with the filters: their sums by day, oldest first. */
  movementDays: `${inventory}/movements/days`,
  /** GET: everybody who has an entry in the ledger, by name. */
  movementPeople: `${inventory}/movements/people`,
  /** POST a batch; DELETE ?id undoes a whole import. */
  imports: `${inventory}/import`,
  /** GET ?search: every matching product in one list, for the export and for an import's comparison. */
  allProducts: `${inventory}/products/all`,
} as const;
