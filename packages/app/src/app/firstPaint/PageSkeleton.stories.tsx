import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '#shared/testing/withApp';
import { PageSkeleton } from './PageSkeleton';

const meta = {
  component: PageSkeleton,
  decorators: [withApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
