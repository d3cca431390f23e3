/** Address of the page for before the opening. */
export const comingSoonPaths = { page: '/pages/coming-soon' } as const;
