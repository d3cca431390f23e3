import { authEndpoints, Done as Answer } from '@stockroom/contract';
import { demoCredentials, demoResetToken } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { request } from '#shared/api/http';
import { withApp } from '#shared/testing/withApp';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const meta = {
  component: ResetPasswordScreen,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', app: { path: `/reset-password?token=${demoResetToken}` } },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };

export const NotTheSame: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour pine');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'harbour pin{Enter}');
    await expect(canvas.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(/same password twice/);
  },
};

/** Opened without the link's token: nothing is sent, and a link to request one is shown. */
export const NoLink: Story = {
  parameters: { app: { path: '/reset-password' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page needs the link from your mail');
    await expect(canvas.queryByRole('button', { name: 'Set password' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Send another link' })).toHaveAttribute('href', '/forgot-password');
  },
};

export const NoLinkTurkish: Story = { tags: ['full'], parameters: NoLink.parameters, globals: { language: 'tr' } };

/** A used or unknown link. */
export const LinkOver: Story = {
  parameters: { app: { path: '/reset-password?token=of-last-week' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour pine');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'harbour pine{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link does not work any more');
  },
};

export const Done: Story = {
  play: async ({ canvas }) => {
    await request({
      method: 'POST',
      path: authEndpoints.forgotPassword,
      body: { email: demoCredentials.email },
      schema: Answer,
      auth: false,
    });
    await userEvent.type(await canvas.findByLabelText('New password'), 'harbour pine');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'harbour pine{Enter}');
    await waitFor(() => expect(canvas.getByText('Your new password is set')).toBeVisible());
    const back = canvas.getByRole('link', { name: 'Back to sign in' });
    await expect(back).toHaveAttribute('href', '/sign-in');
    await waitFor(() => expect(back).toHaveFocus());
  },
};
