import { paths } from '@stockroom/contract';
import { route, type Route } from '../engine/route';
import { navigationOf } from './navigation.seed';

export function navigationRoutes(): readonly Route[] {
  return [route('GET', paths.common.navigation, async ({ context }) => navigationOf(await context.store.dataSet()))];
}
