/** Groups of components, in the order of Storybook and the app's index. `internals` are for this package only. */
export const GROUPS = ['actions', 'forms', 'data', 'feedback', 'navigation', 'layout', 'charts', 'chat', 'internals'] as const;
export type Group = (typeof GROUPS)[number];
