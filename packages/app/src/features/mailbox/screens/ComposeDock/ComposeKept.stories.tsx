import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sendMail } from '#features/mailbox/api/composeCalls';
import { composeSubject } from '#features/mailbox/api/composeSubject';
import { composer } from '#features/mailbox/compose/composer';
import { ComposeDraft, NO_TYPED_TEXT } from '#features/mailbox/model/composeDraft';
import { drafts } from '#shared/drafts/drafts';
import { ComposeDock } from './ComposeDock';
import { composeMeta, composing, dialog, draft, editor, inFolder, mocksOf, press, whole } from './testing/composeStory';

const meta = { ...composeMeta, component: ComposeDock } satisfies Meta<typeof ComposeDock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft resumed after a reload knows which part of its text the server has: it does not conflict with itself. */
export const NoConflictWithItself: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), ' one');
    await waitFor(async () => expect(await inFolder('drafts')).toContain('Rope one'));
    await expect(await screen.findByText('Saved')).toBeVisible();
    const storedDraft = drafts.read({ userId: demoUser.id, subject: composeSubject('story') }, ComposeDraft)?.value;
    await expect(storedDraft?.subject).toBe('Rope one');
    await expect(storedDraft?.updatedAt).not.toBeNull();
  },
};

/** A resumed mail saves its unsaved part without another keystroke. */
export const ResumedUnsaved: Story = {
  tags: ['behaviour'],
  args: { open: [] },
  play: async () => {
    const resumed = { ...draft(whole), id: 'resumed' };
    drafts.write({ userId: demoUser.id, subject: composeSubject('resumed') }, { ...resumed, typed: NO_TYPED_TEXT }, 'unsaved');
    composer.resume(resumed);
    await waitFor(async () => expect(await inFolder('drafts')).toContain('Rope'), { timeout: 5000 });
  },
};

/** A mail that another tab has sent stays as sent; text written here since becomes a draft of its own. */
export const SentElsewhere: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async () => {
    await editor();
    await sendMail(draft(whole), 0);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), ' and hooks');
    await expect(await screen.findByText(/has gone already/)).toBeInTheDocument();
    await expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Rope and hooks');
    await expect(await inFolder('sent')).toContain('Rope');
    await press('Save as draft');
    await waitFor(async () => expect(await inFolder('drafts')).toContain('Rope and hooks'));
  },
};

/** A reply that is begun and left untouched is no draft, whatever it contains by default. */
export const LeftUnwritten: Story = {
  tags: ['behaviour'],
  args: composing({ ...whole, subject: 'Re: Rope' }),
  play: async () => {
    await editor();
    await press('Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await inFolder('drafts')).not.toContain('Re: Rope');
  },
};

/**
 * While it is being sent, nothing can be typed that would not be sent; if that fails, typing continues at the same position.
 */
export const HeldWhileSending: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async (context) => {
    await editor();
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await mocksOf(context).settings.set({ failing: 'mailbox', extraDelayMs: 400 });
    await userEvent.type(subject, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(subject.closest('[inert]')).not.toBeNull());
    await expect(await dialog()).toHaveFocus();
    await expect(await screen.findByText(/The mail was not sent/)).toBeVisible();
    await waitFor(() => expect(subject).toHaveFocus());
  },
};

/** A file pasted anywhere in the mail is attached, and sending waits for it, also by keyboard. */
export const FilePasted: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async (context) => {
    await editor();
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await mocksOf(context).settings.set({ extraDelayMs: 400 });
    const pasted = new DataTransfer();
    pasted.items.add(new File(['one'], 'list.csv', { type: 'text/csv' }));
    await userEvent.click(subject);
    await userEvent.paste(pasted);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('CSV, 3 byte')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'New message' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Sent')).toBeVisible();
  },
};

/** Whether an element is completely in view: the whole window is, down to its last button. */
const isInSight = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= document.documentElement.clientWidth;
};
const expectFullyInView = async (discard: string) => {
  await waitFor(() => expect(screen.getByRole('dialog')).toSatisfy(isInSight));
  await expect(screen.getByRole('button', { name: discard })).toSatisfy(isInSight);
};

export const WhollyInSight: Story = {
  tags: ['behaviour'],
  args: composing(whole),
  play: async () => {
    await editor();
    await expectFullyInView('Discard');
    await press('Make large');
    await expectFullyInView('Discard');
  },
};

export const WhollyInSightOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  args: composing(whole),
  play: async () => {
    await screen.findByRole('textbox', { name: 'Metin' });
    await expectFullyInView('Sil');
  },
};
