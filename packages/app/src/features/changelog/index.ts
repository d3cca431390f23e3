import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { changelogPaths } from './changelogPaths';

/** Rendered from the project's own `docs/changelog.md`. */
export const routes: RouteObject[] = [
  {
    path: changelogPaths.page,
    lazy: lazyScreen('changelog', async () => (await import('./screens/ChangelogScreen/ChangelogScreen')).ChangelogScreen),
  },
];
