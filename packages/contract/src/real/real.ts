import * as v from 'valibot';
import { Brand, Country, Style } from '../inventory/lookups';
import { Product } from '../inventory/product';

/** Answers of the real product and utility calls (contract, "Real calls"). */
export const RealProducts = v.array(Product);
export const RealCountries = v.array(Country);
export const RealBrands = v.array(Brand);
export const RealStyles = v.array(Style);
export const RealDeleted = v.object({ deleted: v.literal(true) });

/** 502 of an inventory call whose real call failed: names the real call, so that a person can tell whom to ask. */
export const UpstreamFailure = v.object({
  error: v.picklist(['UPSTREAM UNREACHABLE', 'UPSTREAM FAILED', 'UPSTREAM SHAPE']),
  /** Method and path of the real call, such as `GET /api/product/getproducts/1`. */
  call: v.string(),
  /** Status of the real answer, 0 when there was none. */
  status: v.number(),
});
export type UpstreamFailure = v.InferOutput<typeof UpstreamFailure>;
