import type { Domain } from './engine/api';

const account = () => import('./account').then(({ accountRoutes }) => accountRoutes);
const catalogue = () => import('./catalogue').then(({ catalogueRoutes }) => catalogueRoutes);

const pages = () => import('./pages/comingSoon.handlers').then(({ comingSoonRoutes }) => comingSoonRoutes);

/** Which chunk answers which calls. A new domain is one line here, and arrives with its first call. */
export const domains: readonly Domain[] = [
  { prefix: '/api/auth/', load: account },
  { prefix: '/api/common/', load: account },
  { prefix: '/api/apps/ecommerce/inventory/', load: catalogue },
  { prefix: '/api/pages/', load: pages },
  { prefix: '/api/product/', load: catalogue },
  { prefix: '/api/utility/', load: catalogue },
];
