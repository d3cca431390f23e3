import type { Feature } from '#shared/routing/feature';
import { filePaths, fileRoutes } from './filePaths';

/** The shop's files: stored, found and viewed. */
export const feature: Feature = {
  name: 'fileManager',
  entry: { link: filePaths.root, title: 'nav.pages.fileManager', icon: 'archive' },
  isWork: true,
  pages: [{ path: fileRoutes.root, overlays: [{ path: fileRoutes.folder, isPartOfPage: true }] }],
  load: () => import('./index'),
};
