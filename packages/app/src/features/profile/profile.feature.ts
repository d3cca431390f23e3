import type { Feature } from '../../shared/routing/feature';
import { PROFILE } from './profilePaths';

/** The person as colleagues see them: what they wrote, who they are, with whom they work. */
export const feature: Feature = {
  name: 'profile',
  entry: { link: PROFILE, title: 'nav.pages.profile', icon: 'person' },
  pages: [{ path: PROFILE }],
  load: () => import('./index'),
};
