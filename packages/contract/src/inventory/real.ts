import * as v from 'valibot';
import { Brand, Country, Style } from './lookups';
import { Product } from './product';

/** Answers of the real product and utility calls (contract, "Real calls"). */
export const RealProducts = v.array(Product);
export const RealCountries = v.array(Country);
export const RealBrands = v.array(Brand);
export const RealStyles = v.array(Style);
export const RealDeleted = v.object({ deleted: v.literal(true) });
