import type { RouteObject } from 'react-router-dom';
import type { Feature, FeaturePage } from '#shared/routing/feature';
import { deferredRoute } from './deferredRoutes';

/** The registered routes of a feature. Its code is fetched with the first of its pages. */
export const featureRoutes = ({ pages, load }: Feature): RouteObject[] => pages.map((page) => toRoute(page, load));

function toRoute({ path, handle, isPartOfPage, overlays }: FeaturePage, load: Feature['load']): RouteObject {
  return {
    // Renders nothing itself: an explicit `null`, since the router warns of a missing element.
    ...(isPartOfPage ? { path, handle, element: null } : deferredRoute(path, load, handle)),
    ...(overlays && { children: overlays.map((page) => toRoute(page, load)) }),
  };
}
