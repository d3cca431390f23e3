/** Addresses of the pages that the specification names; where unknown paths lead is among the paths of the app. */
export const errorPaths = {
  notFound: '/pages/error/404',
  serverError: '/pages/error/500',
  maintenance: '/pages/maintenance',
} as const;
