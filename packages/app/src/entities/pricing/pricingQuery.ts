import { Pricing, pricingEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/http';

/** Stockroom's prices. */
export const pricingQuery = () =>
  queryOptions({
    queryKey: ['pricing'],
    queryFn: ({ signal }) => request({ method: 'GET', path: pricingEndpoints.pricing, schema: Pricing, signal }),
  });
