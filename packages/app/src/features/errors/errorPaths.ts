/** Addresses of the error pages that the specification names; the target of unknown paths is among the app's paths. */
export const errorPaths = {
  notFound: '/pages/error/404',
  serverError: '/pages/error/500',
  maintenance: '/pages/maintenance',
} as const;
