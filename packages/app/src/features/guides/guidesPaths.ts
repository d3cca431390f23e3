export const guidesPaths = {
  guide: (category: string, guide: string) => `/docs/guides/${category}/${guide}`,
  /** The guide that the bare address leads to. */
  first: '/docs/guides/getting-started/introduction',
} as const;
