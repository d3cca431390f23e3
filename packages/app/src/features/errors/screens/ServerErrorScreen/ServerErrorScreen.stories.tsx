import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { ServerErrorScreen } from './ServerErrorScreen';

const meta = {
  component: ServerErrorScreen,
  decorators: [withApp],
  args: { newId: () => '0ABC123' },
  parameters: { app: { path: '/pages/error/500', user: buildUser() } },
} satisfies Meta<typeof ServerErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Id for support: 0ABC123')).toBeVisible());
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

export const RetryFindsItBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go on' })).toBeVisible());
  },
};

export const RetryFailsAgain: Story = {
  parameters: { msw: { scenario: 'all-failing' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.getByText(/The server could not do it\. Try again/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};
