import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { InventorySkeleton } from './InventorySkeleton';

const meta = {
  component: InventorySkeleton,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InventorySkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
