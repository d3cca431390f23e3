import type { Domain } from './engine/api';

const account = () => import('./account').then(({ accountRoutes }) => accountRoutes);
const shell = () => import('./shell').then(({ shellRoutes }) => shellRoutes);
const catalogue = () => import('./catalogue').then(({ catalogueRoutes }) => catalogueRoutes);
const search = () => import('./search/search.handlers').then(({ searchRoutes }) => searchRoutes);
const boards = () => import('./scrumboard/scrumboard.handlers').then(({ scrumboardRoutes }) => scrumboardRoutes);
const pages = () => import('./pages/comingSoon.handlers').then(({ comingSoonRoutes }) => comingSoonRoutes);

/** Which chunk answers which calls: the first prefix that fits. A new domain is one line here, and arrives with its first call. */
export const domains: readonly Domain[] = [
  { prefix: '/api/auth/', load: account },
  { prefix: '/api/common/messages', load: shell },
  { prefix: '/api/common/notifications', load: shell },
  { prefix: '/api/common/shortcuts', load: shell },
  { prefix: '/api/apps/chat/', load: shell },
  { prefix: '/api/common/search', load: search },
  { prefix: '/api/common/', load: account },
  { prefix: '/api/apps/ecommerce/inventory/', load: catalogue },
  { prefix: '/api/apps/scrumboard/', load: boards },
  { prefix: '/api/pages/', load: pages },
  { prefix: '/api/product/', load: catalogue },
  { prefix: '/api/utility/', load: catalogue },
];
