import * as v from 'valibot';
import { NumericId } from '../shared/ids';

const Facet = v.object({
  /** The filter's value: a number where products point with one, else a word. */
  id: v.union([NumericId, v.string()]),
  /** Of what has an own name: a category, a tag. Empty for the words of the contract. */
  name: v.string(),
  count: v.number(),
});
export type Facet = v.InferOutput<typeof Facet>;

/** The counts of the filters' values, each with all filters but its own. Values that no product has are left out. */
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
