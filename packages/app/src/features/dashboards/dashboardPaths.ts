/** Addresses of the dashboards. What each shows is in the query (see `model/dashboardAddress.ts`). */
export const dashboardPaths = {
  project: '/dashboards/project',
  analytics: '/dashboards/analytics',
  finance: '/dashboards/finance',
  crypto: '/dashboards/crypto',
} as const;
