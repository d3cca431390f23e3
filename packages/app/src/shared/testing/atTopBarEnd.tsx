import type { Decorator } from '@storybook/react-vite';

/** Puts a story where tools of the top bar stand: at its end, so that what it opens has the page below and beside it. */
export const atTopBarEnd: Decorator = (Story) => (
  <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
    <Story />
  </div>
);
