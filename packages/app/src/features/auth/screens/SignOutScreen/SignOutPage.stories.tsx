import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withAuth } from '#features/auth/testing/withAuth';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { buildUser } from '#shared/testing/buildUser';
import { withApp } from '#shared/testing/withApp';
import { SignOutPage } from './SignOutPage';

const { id: userId } = buildUser();
const message = { userId, subject: draftSubject('chat-message', 'm1') };
const note = { userId, subject: draftSubject('note', 'n1') };
const mail = { userId, subject: draftSubject('mail', 'm1') };

/** Accepts no message, whatever is sent. */
const refuses = async () => () => Promise.resolve();
const sends = async () => () => Promise.resolve(drafts.remove(message));
const app = (...senders: unknown[]) => ({ path: '/sign-out', route: '/sign-out', loader: () => senders });

const meta = {
  component: SignOutPage,
  decorators: [withAuth, withApp],
  parameters: { layout: 'fullscreen', auth: 'signedIn', app: app(refuses) },
  beforeEach: () => {
    drafts.write(message, {}, 'unsent');
    drafts.write(note, {});
    drafts.write(mail, {});
    return () => drafts.forgetAll(userId);
  },
} satisfies Meta<typeof SignOutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One unsent and one unsaved item. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not sent yet: Chat')).toBeVisible();
    await expect(canvas.getByText('Typed and not saved: Mailbox and Notes')).toBeVisible();
  },
};

export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: Default.play };

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async ({ canvas }) => void (await canvas.findByText('Henüz gönderilmedi: Sohbet')),
};

/** None of the work can be sent. */
export const Unsaved: Story = {
  beforeEach: () => drafts.remove(message),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Typed and not saved/);
    await expect(canvas.queryByRole('button', { name: 'Send it first' })).toBeNull();
  },
};

export const Sending: Story = {
  parameters: { app: app(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it first' }));
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
};

export const NotSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it first' }));
    await expect(await canvas.findByText(/^It could not be sent now/)).toBeVisible();
  },
};

/** Sent; the unsaved item is asked about separately. */
export const Sends: Story = {
  tags: ['behaviour'],
  parameters: { app: app(sends) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it first' }));
    await expect(await canvas.findByText('Typed and not saved: Mailbox and Notes')).toBeVisible();
    await expect(canvas.queryByText(/^Not sent yet/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out without it' }));
    await expect(await canvas.findByRole('heading', { name: 'You have signed out' })).toBeVisible();
    await expect(drafts.waitingOf(userId)).toEqual([]);
  },
};
