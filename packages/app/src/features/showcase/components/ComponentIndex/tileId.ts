/** Id of the link that opens a component. */
export const tileId = (component: string): string => `component-${component}`;
