export const guidesPaths = {
  guide: (category: string, guide: string) => `/docs/guides/${category}/${guide}`,
  /** The guide that the bare address leads to (specification 2, Docs). */
  first: '/docs/guides/getting-started/introduction',
} as const;
