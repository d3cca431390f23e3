import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { composeSubject } from '#features/mailbox/api/composeSubject';
import { mailboxPaths } from '#features/mailbox/mailboxPaths';
import { drafts } from '#shared/drafts/drafts';
import { navCounts } from '#shared/navigation/navCounts';
import { composeMeta, draft, whole } from '../ComposeDock/testing/composeStory';
import { MailboxLive } from './MailboxLive';

const meta = {
  component: MailboxLive,
  decorators: composeMeta.decorators,
  beforeEach: composeMeta.beforeEach,
  parameters: composeMeta.parameters,
} satisfies Meta<typeof MailboxLive>;
export default meta;
type Story = StoryObj<typeof meta>;

const unread = () => navCounts.all().get(mailboxPaths.root);

/** Renders nothing here: the unread count appears in the menu, which has its own screenshots. */
export const Unread: Story = {
  tags: ['behaviour'],
  play: async () => {
    await waitFor(() => expect(unread()?.label).toMatch(/ unread$/));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** When the unread count is unknown, no error appears on pages that have nothing to do with mail. */
export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'mailbox-failing' } },
  play: async () => {
    await expect(unread()).toBeUndefined();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** A mail that was being written before a reload waits in the corner. */
export const DraftRestored: Story = {
  beforeEach: () => {
    drafts.write({ userId: demoUser.id, subject: composeSubject('story') }, draft(whole));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open again' })).toBeVisible());
  },
};

export const DraftRestoredTurkish: Story = {
  tags: ['full'],
  ...DraftRestored,
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => void (await screen.findByRole('dialog')),
};
