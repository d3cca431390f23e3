import * as v from 'valibot';
import { Instant, NumericId } from '../shared/ids';
import { Brand, Country, Style } from './lookups';
import { Product } from './product';

/** The version of a product from a host that sends none; every write overwrites the last. */
export const NO_VERSION = '1970-01-01T00:00:00.000Z';

/**
 * A product in the format of a real host. Fields that the specification names only for updates may be left out and take their
 * defaults; so may our own additions: the reorder point and the version.
 */
export const UpstreamProduct = v.object({
  ...Product.entries,
  countryId: v.optional(NumericId, 0),
  brandId: v.optional(NumericId, 0),
  styleId: v.optional(NumericId, 0),
  templateId: v.optional(NumericId, 1),
  reorderPoint: v.optional(Product.entries.reorderPoint, null),
  updatedAt: v.optional(Instant, NO_VERSION),
});

/** Answers of the real product and utility calls. */
export const UpstreamProducts = v.array(UpstreamProduct);
export const UpstreamCountries = v.array(Country);
export const UpstreamBrands = v.array(Brand);
export const UpstreamStyles = v.array(Style);
export const UpstreamDeleted = v.object({ deleted: v.literal(true) });
