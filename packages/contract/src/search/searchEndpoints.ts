export const searchEndpoints = {
  /** POST {query, groups?}. */
  search: '/api/common/search',
} as const;
