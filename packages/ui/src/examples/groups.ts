/**
 * Groups of components, in the order in which Storybook and the app's index show them. `internals` are for this package alone.
 */
export const GROUPS = ['actions', 'forms', 'data', 'feedback', 'navigation', 'layout', 'charts', 'chat', 'internals'] as const;
export type Group = (typeof GROUPS)[number];
