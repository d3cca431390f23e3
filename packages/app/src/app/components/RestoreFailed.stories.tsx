import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAuth } from '#features/auth/testing/withAuth';
import { withApp } from '#shared/testing/withApp';
import { RestoreFailed } from './RestoreFailed';

const meta = {
  component: RestoreFailed,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', auth: 'restoreFailed' },
} satisfies Meta<typeof RestoreFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
