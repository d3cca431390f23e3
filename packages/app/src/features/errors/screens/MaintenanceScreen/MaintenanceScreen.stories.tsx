import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { MaintenanceScreen } from './MaintenanceScreen';

const meta = {
  component: MaintenanceScreen,
  decorators: [withApp],
  parameters: { app: { path: '/pages/maintenance', user: buildUser() } },
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

export const Back: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go on' })).toBeVisible());
  },
};

export const NotBackYet: Story = {
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(canvas.getByText('Not back yet')).toBeVisible());
  },
};
