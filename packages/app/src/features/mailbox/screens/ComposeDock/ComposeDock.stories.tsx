import { mailIds } from '@stockroom/contract';
import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { composer } from '#features/mailbox/compose/composer';
import { emptyDraft } from '#features/mailbox/model/composeDraft';
import { drafts } from '#shared/drafts/drafts';
import { ComposeDock } from './ComposeDock';
import { composeMeta, composing, dialog, editor, inFolder, mocksOf, press, to, whole } from './testing/composeStory';

const meta = { ...composeMeta, component: ComposeDock } satisfies Meta<typeof ComposeDock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Blank. */
export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await to()).toHaveFocus());
    await editor();
  },
};

/** A reply has its recipients already: typing begins in its text. */
export const Answered: Story = {
  tags: ['behaviour'],
  args: composing({ ...whole, references: [mailIds.mail(1)] }),
  play: async () => {
    const letter = await editor();
    await waitFor(() => expect(letter).toHaveFocus());
  },
};

export const Written: Story = {
  args: composing({ ...whole, cc: ['nobody at all'], bcc: ['ada@example.com'] }),
  play: async () => {
    await editor();
    await press('Send');
    await expect(await screen.findByText('Put the marked address right or remove it')).toBeVisible();
  },
};

export const WrittenTurkish: Story = {
  tags: ['full'],
  ...Written,
  globals: { language: 'tr' },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Metin' });
    await press('Gönder');
    await expect(await screen.findByText('İşaretli adresi düzeltin ya da kaldırın')).toBeVisible();
  },
};

export const Shrunk: Story = {
  args: composing(whole, false),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  },
};

/** Completed from the contacts by keyboard, and split when a list is pasted. */
export const Recipients: Story = {
  tags: ['behaviour'],
  play: async () => {
    const field = await to();
    await userEvent.type(field, 'aylin');
    await screen.findByRole('option', { name: /Aylin Demirtaş <aylin.demirtas@example.com>/ });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Aylin Demirtaş')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('Tom <tom@example.com>, c@example.com; nonsense');
    await expect(await screen.findByText('nonsense (no address)')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByText('nonsense (no address)')).toBeNull());
  },
};

/** An address that is part of a contact's address is its own; the suggested contact has to be chosen. */
export const AddressWithinAnother: Story = {
  tags: ['behaviour'],
  play: async () => {
    const field = await to();
    const offered = async () => {
      await userEvent.type(field, 'demirtas@example.com');
      await screen.findByRole('option', { name: /aylin.demirtas@example.com/ });
    };
    for (const key of ['{Enter}', ',', '{Tab}']) {
      await offered();
      await userEvent.keyboard(key);
      await userEvent.click(await screen.findByRole('button', { name: 'Remove demirtas@example.com' }));
    }
    await offered();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await screen.findByText('Aylin Demirtaş')).toBeVisible();
  },
};

/** A half-typed recipient is stored in the tab, and sent with the mail. */
export const HalfTypedRecipient: Story = {
  tags: ['behaviour'],
  args: composing({ ...whole, to: [] }),
  play: async () => {
    await userEvent.type(await to(), 'half@b.co');
    await expect(JSON.stringify({ ...localStorage })).toContain('half@b.co');
    await userEvent.type(await to(), '{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Sent')).toBeVisible();
    await expect(await inFolder('sent')).toContain('Rope');
  },
};

/** Sent, with Undo visible; undone, the mail is back unchanged. */
export const SentAndBack: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async () => {
    await editor();
    await press('Send');
    await expect(await screen.findByText('Sent')).toBeVisible();
    await expect(await inFolder('sent')).toContain('Rope');
    // A reload must not restore the window of a sent mail.
    await expect(drafts.subjectsOf(demoUser.id)).toEqual([]);
    await press('Undo');
    await dialog();
    await expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Rope');
    await waitFor(async () => expect(await inFolder('drafts')).toContain('Rope'));
    await expect(await inFolder('sent')).not.toContain('Rope');
  },
};

export const Failed: Story = {
  args: composing(whole),
  play: async (context) => {
    await editor();
    await mocksOf(context).settings.set({ failing: 'mailbox' });
    await press('Send');
    await expect(await screen.findByText(/The mail was not sent/)).toBeVisible();
  },
};

export const Outbox: Story = {
  args: composing(whole),
  play: async (context) => {
    await editor();
    await mocksOf(context).settings.set({ offline: true });
    await press('Send');
    await expect(await screen.findByText(/the mail waits/)).toBeVisible();
  },
};

/** The message has the width of the phone, with its actions below. */
export const OutboxOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  args: composing(whole),
  play: async (context) => {
    await screen.findByRole('textbox', { name: 'Metin' });
    await mocksOf(context).settings.set({ offline: true });
    await press('Gönder');
    const waitingMessage = await screen.findByText(/bağlantı gelince kendiliğinden/);
    await waitFor(() => expect(waitingMessage.getBoundingClientRect().width).toBeGreaterThan(200));
  },
};

/** Any successful call sends the pending mail. */
export const OutboxGoes: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async (context) => {
    await editor();
    await mocksOf(context).settings.set({ offline: true });
    await press('Send');
    await expect(await screen.findByText(/the mail waits/)).toBeVisible();
    await mocksOf(context).settings.set({ offline: false });
    await expect(await inFolder('sent')).not.toContain('Rope');
    await expect(await screen.findByText('Sent')).toBeVisible();
    await waitFor(async () => expect(await inFolder('sent')).toContain('Rope'));
  },
};

/** A promised attachment that is missing needs confirmation, once. */
export const AttachmentForgotten: Story = {
  tags: ['behaviour'],
  args: composing({ ...whole, subject: '', content: '<p>The list is attached.</p>' }),
  play: async () => {
    await editor();
    await press('Send');
    await expect(await screen.findByText(/You wrote of an attachment/)).toBeInTheDocument();
    await press('Send anyway');
    await expect(await screen.findByText('Sent')).toBeVisible();
  },
};

export const Files: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async () => {
    await editor();
    const input = screen.getByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
    await userEvent.upload(input, [new File(['one'], 'list.csv', { type: 'text/csv' }), new File([], 'empty.txt')]);
    await expect(await screen.findByText('Empty file')).toBeVisible();
    await waitFor(() => expect(screen.getByText('CSV, 3 byte')).toBeVisible());
    await press('Remove list.csv');
    await waitFor(() => expect(screen.queryByText('list.csv')).toBeNull());
  },
};

export const Discarded: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async () => {
    await editor();
    await press('Save as draft');
    await waitFor(async () => expect(await inFolder('drafts')).toContain('Rope'));
  },
};

export const PhoneInTurkish: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  args: composing({ ...whole, content: '<p>Listeyi ekte bulabilirsiniz.</p>' }),
  play: async () => {
    await screen.findByRole('textbox', { name: 'Metin' });
    await expect(await screen.findByRole('button', { name: 'Gönder' })).toBeVisible();
  },
};

/** Starting another mail shrinks the first; its half-typed text is kept, and saved to the drafts automatically. */
export const SeveralAtOnce: Story = {
  args: composing(whole),
  play: async () => {
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await userEvent.type(subject, ' and hooks');
    composer.write({ ...emptyDraft('second'), subject: 'Soap' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Rope and hooks' })).toBeVisible());
    await expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Soap');
    await waitFor(async () => expect(await inFolder('drafts')).toContain('Rope and hooks'));
    await press('Open again');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Rope and hooks'));
    await expect(screen.getByRole('heading', { name: 'Soap' })).toBeVisible();
    await editor();
  },
};
