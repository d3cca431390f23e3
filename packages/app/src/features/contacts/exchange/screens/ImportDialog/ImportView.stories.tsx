import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { snapshotAfter, STORY_EVENTS } from '#features/contacts/exchange/testing/storyImport';
import { withApp } from '#shared/testing/withApp';
import { ImportView } from './ImportView';

const COUNTRIES = [
  { iso: 'tr', code: '+90' },
  { iso: 'us', code: '+1' },
];

const meta = {
  component: ImportView,
  decorators: [withApp],
  args: { snapshot: snapshotAfter(STORY_EVENTS.choosing), countries: COUNTRIES, onEvent: fn(), onClose: fn() },
} satisfies Meta<typeof ImportView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Waits for a file. */
export const Default: Story = {
  play: async ({ args }) => {
    const view = await dialog();
    const file = new File(['BEGIN:VCARD'], 'contacts.vcf');
    await userEvent.upload(await view.findByLabelText<HTMLInputElement>('File of contacts', { selector: 'input' }), file);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'file.chosen', file });
  },
};

/** An unreadable file, with the message that says what to do. */
export const Unreadable: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.unreadable) } };

export const Reading: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.reading) } };

/** A preview of who is added, which values do not fit and who may exist already: nothing is added yet. */
export const Reviewing: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewing) },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByRole('button', { name: 'Add 4 contacts' })).toBeEnabled();
  },
};

/** Possible duplicates are added because the user chose so. */
export const Decided: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.decided) } };

export const DoubtfulLetters: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.doubtful) } };

export const NobodyNew: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.nobodyNew) },
  play: async () => {
    const view = await dialog();
    await expect(await view.findByRole('button', { name: 'Add contacts' })).toBeDisabled();
  },
};

export const Adding: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.adding) } };
export const Stopping: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.stopping) } };
export const Done: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.done) } };

/** The network failed: the added contacts stay, and the rest can be tried again. */
export const Interrupted: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.interrupted) } };

export const Undoing: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.undoing) } };
export const Undone: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.undone) } };
export const UndoneInPart: Story = { args: { snapshot: snapshotAfter(STORY_EVENTS.undoneInPart) } };

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewing) },
  globals: { language: 'tr', viewport: { value: 'phone' } },
};

/** The choice of a row is made with the keyboard. */
export const ChosenByKeys: Story = {
  tags: ['behaviour'],
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewing) },
  play: async ({ args }) => {
    const view = await dialog();
    const choice = await view.findByRole('combobox', { name: 'What to do with Selin Karaca' });
    choice.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'twin.decided', at: 2, add: true });
  },
};

/** All remarks on a row are in its details. */
export const Details: Story = {
  args: { snapshot: snapshotAfter(STORY_EVENTS.reviewing) },
  play: async () => {
    const view = await dialog();
    await userEvent.click(await view.findByRole('button', { name: 'Details of Tom Hallberg' }));
    await view.findByText('The birthday “--01-30” is no whole date. It is kept in the notes.');
  },
};

/** While contacts are added, Escape stops the import without closing the dialog. */
export const EscapeStops: Story = {
  tags: ['behaviour'],
  args: { snapshot: snapshotAfter(STORY_EVENTS.adding) },
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'work.cancelled' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
