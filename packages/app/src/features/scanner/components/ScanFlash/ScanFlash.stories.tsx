import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScanFlash } from './ScanFlash';

const meta = {
  component: ScanFlash,
  args: { feedback: { outcome: 'found', number: 1 } },
} satisfies Meta<typeof ScanFlash>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visible for half a second, without blocking anything. */
export const Passes: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const edge = () => canvasElement.querySelector('[data-outcome="found"]');
    await expect(edge()).toHaveStyle({ pointerEvents: 'none' });
    await waitFor(() => expect(edge()).toBeNull());
  },
};
