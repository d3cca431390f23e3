import { Brand, Category, Country, inventoryEndpoints, Style, Vendor } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import type { LookupName } from './productKeys';

const schemas = {
  categories: v.array(Category),
  brands: v.array(Brand),
  vendors: v.array(Vendor),
  countries: v.array(Country),
  styles: v.array(Style),
} as const;

/** Fetches one of the lists that a product refers to. */
export function fetchLookup<Name extends LookupName>(name: Name, signal?: AbortSignal): Promise<Lookups[Name]> {
  // The schema belongs to this name; TypeScript can't follow the index through the call.
  return request({ method: 'GET', path: inventoryEndpoints[name], schema: schemas[name], signal }) as Promise<Lookups[Name]>;
}

export type Lookups = { [Name in LookupName]: v.InferOutput<(typeof schemas)[Name]> };
