/** Address of what changed in Stockroom itself. */
export const changelogPaths = { page: '/docs/changelog' } as const;
