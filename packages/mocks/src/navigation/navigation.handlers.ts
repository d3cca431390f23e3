import { Navigation, navigationEndpoints } from '@stockroom/contract';
import type { Domain } from '../engine/domain';
import { route, type Route } from '../engine/route';
import { navigationOf } from './navigation.seed';

export function navigationRoutes(domains: readonly Domain[]): readonly Route[] {
  return [
    route('GET', navigationEndpoints.navigation, Navigation, async ({ context, language }) =>
      navigationOf(await context.store.dataSet(), domains, language),
    ),
  ];
}
