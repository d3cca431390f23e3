import { lazyPart } from '#shared/routing/lazyPart';

/** Tabs that are not shown first. */
export const LazyBudget = lazyPart('project-budget', async () => (await import('./ProjectBudget')).ProjectBudget);
export const LazyTeam = lazyPart('project-team', async () => (await import('./ProjectTeam')).ProjectTeam);
