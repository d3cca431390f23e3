import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, position: 'relative' }}>
      <Icon name="inbox" />
      <span aria-hidden>3</span>
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('3 unread messages').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
