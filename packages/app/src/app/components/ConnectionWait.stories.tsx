import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { connectionWait } from '#shared/codeLoading/connectionWait';
import { withApp } from '#shared/testing/withApp';
import { ConnectionWait } from './ConnectionWait';

const meta = {
  component: ConnectionWait,
  decorators: [withApp],
  beforeEach: () => void spyOn(connectionWait, 'isWaiting').mockReturnValue(true),
} satisfies Meta<typeof ConnectionWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No connection')).toBeVisible());
  },
};
export const WaitingTurkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const WaitingPhone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
