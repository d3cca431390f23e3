import type { Route } from '../engine/route';
import { boardRoutes } from './boards.handlers';
import { cardRoutes } from './cards.handlers';
import { labelRoutes } from './labels.handlers';
import { listRoutes } from './lists.handlers';

/** Routes of the boards, in one chunk. */
export function scrumboardRoutes(): readonly Route[] {
  return [...boardRoutes(), ...listRoutes(), ...cardRoutes(), ...labelRoutes()];
}
