import type { Feature } from '#shared/routing/feature';
import { showcasePaths } from './showcasePaths';

/** The design system, live: every component with its code, props and documentation, and the tokens and assets behind them. */
export const feature: Feature = {
  name: 'showcase',
  pages: Object.values(showcasePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
