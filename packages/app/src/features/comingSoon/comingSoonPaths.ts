/** Address of the page before something opens. */
export const comingSoonPaths = { page: '/pages/coming-soon' } as const;
