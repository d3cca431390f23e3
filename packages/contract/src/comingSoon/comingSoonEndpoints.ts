export const comingSoonEndpoints = {
  /** POST {email} → `true`. */
  comingSoon: '/api/pages/coming-soon',
} as const;
