import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import type { RouteHandle } from '../../shared/routing/routeHandle';
import { pricingQuery } from '../../shared/pricing/pricingQuery';
import { type PricingLook, pricingPaths } from './pricingPaths';
import './locales/types';

const looks = Object.keys(pricingPaths) as PricingLook[];

export const routes: RouteObject[] = looks.map((look) => ({
  path: pricingPaths[look],
  handle: { help: 'payments/choose-a-plan' } satisfies RouteHandle,
  // The screen retries a failed load.
  loader: protectedLoader((client) => {
    client.query({ ...pricingQuery(), staleTime: 'static' }).catch(() => undefined);
  }),
  lazy: lazyScreen('pricing', async () => {
    const { PricingScreen } = await import('./screens/PricingScreen/PricingScreen');
    return () => <PricingScreen look={look} />;
  }),
}));
