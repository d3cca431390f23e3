export const guidesPaths = {
  guide: (category: string, guide: string) => `/docs/guides/${category}/${guide}`,
  /** The guide to which the base address redirects. */
  first: '/docs/guides/getting-started/introduction',
} as const;
