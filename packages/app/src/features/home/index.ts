import type { RouteObject } from 'react-router-dom';
import { appPaths } from '#shared/routing/appPaths';
import { lazyScreen } from '#shared/routing/lazyScreen';
export { GETTING_STARTED } from './model/gettingStarted';

/** Pages open to everybody: home, and the texts that signing up refers to. */
export const homeRoutes: RouteObject[] = [
  { path: appPaths.home, lazy: lazyScreen('home', () => import('./screens/HomeScreen/HomeScreen').then((m) => m.HomeScreen)) },
  {
    path: appPaths.terms,
    lazy: lazyScreen('home', () => import('./screens/LegalScreen/LegalScreen').then((m) => m.TermsScreen)),
  },
  {
    path: appPaths.privacy,
    lazy: lazyScreen('home', () => import('./screens/LegalScreen/LegalScreen').then((m) => m.PrivacyScreen)),
  },
];
