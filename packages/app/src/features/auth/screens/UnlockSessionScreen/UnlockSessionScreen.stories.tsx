import { demoCredentials, demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withAuth } from '#features/auth/testing/withAuth';
import { withApp } from '#shared/testing/withApp';
import { UnlockSessionScreen } from './UnlockSessionScreen';

const meta = {
  component: UnlockSessionScreen,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', auth: 'locked', app: { path: '/unlock-session', user: demoUser } },
} satisfies Meta<typeof UnlockSessionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toHaveValue(demoUser.name);
    await expect(canvas.getByRole('link', { name: `I'm not ${demoUser.name}` })).toHaveAttribute('href', '/sign-out');
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unlock' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '1 field needs a look' })).toBeVisible());
  },
};

export const Unlocking: Story = { parameters: { auth: 'unlocking' } };

export const WrongPassword: Story = {
  parameters: { auth: 'wrongPassword' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The password is wrong.');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

/** The button stays pending until the next page appears. */
export const Opens: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), `${demoCredentials.password}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Unlocking/ })).toBeVisible());
  },
};
