/** URL of the changelog of Stockroom itself. */
export const changelogPaths = { page: '/docs/changelog' } as const;
