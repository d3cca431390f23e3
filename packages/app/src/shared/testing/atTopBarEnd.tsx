import type { Decorator } from '@storybook/react-vite';

/** Places a story at the end of a top bar, so that its overlays have the page below and beside them. */
export const atTopBarEnd: Decorator = (Story) => (
  <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
    <Story />
  </div>
);
