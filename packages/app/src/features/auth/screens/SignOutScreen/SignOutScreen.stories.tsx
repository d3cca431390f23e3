import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withAuth } from '#features/auth/testing/withAuth';
import { withApp } from '#shared/testing/withApp';
import { SignOutScreen } from './SignOutScreen';

const meta = {
  component: SignOutScreen,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', auth: 'signedIn', app: { path: '/sign-out', route: '/sign-out' } },
} satisfies Meta<typeof SignOutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signing out is pending. */
export const Default: Story = { parameters: { auth: 'signingOut' } };

/** Signed out, with the countdown stopped. */
export const Stays: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You have signed out' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(canvas.getByText('The sign-in page waits for you.')).toBeVisible());
  },
};

export const StaysInTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Burada kal' }));
  },
};

/** Continues by itself; the wait is announced once. */
export const GoesOn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain('The sign-in page opens in 5 seconds.'),
    );
    await expect(await canvas.findByText('/sign-in')).toBeVisible();
  },
};
