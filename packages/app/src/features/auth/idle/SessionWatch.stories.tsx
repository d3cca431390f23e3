import { demoCredentials, demoUser } from '@stockroom/mocks';
import { TextField } from '@stockroom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { withAuth } from '../testing/withAuth';
import { SessionWatch } from './SessionWatch';

function Page() {
  const [text, setText] = useState('Typed before');
  return (
    <>
      <TextField label="Note" value={text} onChange={setText} />
      <SessionWatch />
    </>
  );
}

/** The lock in place, over a page with unsaved input. */
const meta = {
  component: Page,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', auth: 'locked', app: { user: demoUser } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Locked. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Unlock your session' })).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    await expect(screen.getByLabelText('Note')).not.toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Unlock your session' })).toBeVisible());
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

export const WrongPassword: Story = {
  parameters: { auth: 'wrongPassword' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong.');
  },
};

/** Returns to the page, with the unsaved input. */
export const Unlocks: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(await screen.findByLabelText('Password'), `${demoCredentials.password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('Note')).toBeVisible());
    await expect(canvas.getByLabelText('Note')).toHaveValue('Typed before');
  },
};

export const NotLocked: Story = { parameters: { auth: 'signedIn' } };
