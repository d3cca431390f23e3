import { Pricing, pricingEndpoints } from '@stockroom/contract';
import { route, type Route } from '../engine/route';
import { pricing } from './pricing.seed';

/** Serves Stockroom's prices. */
export const pricingRoutes = (): readonly Route[] => [route('GET', pricingEndpoints.pricing, Pricing, async () => pricing)];
