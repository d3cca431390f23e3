import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SceneArt } from './SceneArt';

const meta = {
  component: SceneArt,
  args: { name: 'shop' },
  decorators: [(Story) => <div style={{ height: '100vh' }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg > g')).not.toBeNull());
  },
} satisfies Meta<typeof SceneArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shelves: Story = { args: { name: 'shelves' } };

export const Door: Story = { args: { name: 'door' } };

export const OnAPhone: Story = {
  tags: ['full'],
  decorators: [(Story) => <div style={{ height: 200 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
};
