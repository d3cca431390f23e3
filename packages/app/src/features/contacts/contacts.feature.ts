import type { Feature } from '#shared/routing/feature';
import { contactPaths, contactRoutes } from './contactPaths';

/** The people the store works with. */
export const feature: Feature = {
  name: 'contacts',
  entry: { link: contactPaths.list, title: 'nav.pages.contacts', icon: 'person' },
  isWork: true,
  pages: [
    {
      path: contactRoutes.list,
      overlays: [{ path: contactRoutes.contact, isPartOfPage: true }],
    },
  ],
  load: () => import('./index'),
};
