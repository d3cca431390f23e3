/** Addresses of the dashboards. The query holds the settings of each (see `model/dashboardAddress.ts`). */
export const dashboardPaths = {
  project: '/dashboards/project',
  analytics: '/dashboards/analytics',
  finance: '/dashboards/finance',
  crypto: '/dashboards/crypto',
} as const;
