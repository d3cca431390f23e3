export * from './pricing';
export { pricingEndpoints } from './pricingEndpoints';
