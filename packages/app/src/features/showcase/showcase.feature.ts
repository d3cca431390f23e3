import type { Feature } from '../../shared/routing/feature';
import { showcasePaths } from './showcasePaths';

/** The design system, live: every component with its code, its props and its words, and what it is all made of. */
export const feature: Feature = {
  name: 'showcase',
  pages: Object.values(showcasePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
