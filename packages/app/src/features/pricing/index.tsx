import type { RouteObject } from 'react-router-dom';
import { pricingQuery } from '#entities/pricing/pricingQuery';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { type PricingVariant, pricingPaths } from './pricingPaths';

const variants = Object.keys(pricingPaths) as PricingVariant[];

export const routes: RouteObject[] = variants.map((pricingVariant) => ({
  path: pricingPaths[pricingVariant],
  handle: { help: 'payments/choose-a-plan' } satisfies RouteHandle,
  // The screen retries a failed load.
  loader: protectedLoader((client) => {
    client.query({ ...pricingQuery(), staleTime: 'static' }).catch(() => undefined);
  }),
  lazy: lazyScreen('pricing', async () => {
    const { PricingScreen } = await import('./screens/PricingScreen/PricingScreen');
    return () => <PricingScreen variant={pricingVariant} />;
  }),
}));
