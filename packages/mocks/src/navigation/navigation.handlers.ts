import { paths } from '@stockroom/contract';
import { route, type Route } from '../engine/route';
import { navigation } from './navigation.seed';

export function navigationRoutes(): readonly Route[] {
  return [route('GET', paths.common.navigation, async () => navigation)];
}
