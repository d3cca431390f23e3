import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const meta = {
  component: ForgotPasswordScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: '/forgot-password' } },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reset link' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 field needs a look' })).toBeVisible());
  },
};

/** The same text for an unknown address. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'nobody@example.test{Enter}');
    await waitFor(() => expect(canvas.getByText(/If there is an account for this address/)).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'offline' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'mina@example.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not be reached');
  },
};
