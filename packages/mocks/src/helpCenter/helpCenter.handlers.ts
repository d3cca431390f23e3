import type { Route } from '../engine/route';
import { guideRoutes } from './guide.handlers';
import { helpSearchRoutes } from './helpSearch.handlers';
import { supportRoutes } from './support.handlers';
import { supportFileRoutes } from './supportFile.handlers';

export const helpCenterRoutes = (): readonly Route[] => [
  ...guideRoutes(),
  ...helpSearchRoutes(),
  ...supportRoutes(),
  ...supportFileRoutes(),
];
