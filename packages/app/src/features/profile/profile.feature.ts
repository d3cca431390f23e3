import type { Feature } from '#shared/routing/feature';
import { PROFILE } from './profilePaths';

/** The user's profile as colleagues see it: posts, personal text, and team. */
export const feature: Feature = {
  name: 'profile',
  entry: { link: PROFILE, title: 'nav.pages.profile', icon: 'person' },
  pages: [{ path: PROFILE }],
  load: () => import('./index'),
};
