const dashboards = '/api/dashboards';

export const dashboardsEndpoints = {
  analytics: `${dashboards}/analytics`,
  finance: `${dashboards}/finance`,
  crypto: `${dashboards}/crypto`,
  /** POST: buys or sells; 400 when the wallet has too little, or the coins are worth less than a cent. */
  trade: `${dashboards}/crypto/trade`,
  /** ?project */
  project: `${dashboards}/project`,
  /** ?from&to, both days included. */
  store: `${dashboards}/store`,
} as const;
