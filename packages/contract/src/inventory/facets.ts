import * as v from 'valibot';
import { NumericId } from '../shared/ids';

const Facet = v.object({
  /** The filter's value: a number where products refer to it by number, otherwise a word. */
  id: v.union([NumericId, v.string()]),
  /** Name of an entity, such as a category or a tag. Empty for the contract's own words. */
  name: v.string(),
  count: v.number(),
});
export type Facet = v.InferOutput<typeof Facet>;

/** Counts for each filter's values, under all other filters but not its own. Values without products are left out. */
export const ProductFacets = v.object({
  category: v.array(Facet),
  brand: v.array(Facet),
  vendor: v.array(Facet),
  country: v.array(Facet),
  style: v.array(Facet),
  tag: v.array(Facet),
  active: v.array(Facet),
  level: v.array(Facet),
  missing: v.array(Facet),
  twice: v.array(Facet),
});
export type ProductFacets = v.InferOutput<typeof ProductFacets>;
export type FacetName = keyof ProductFacets;
