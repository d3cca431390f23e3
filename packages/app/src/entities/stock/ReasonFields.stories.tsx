import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { withApp } from '#shared/testing/withApp';
import { NO_REASON } from './model/movementReason';
import { ReasonFields } from './ReasonFields';
import { rememberReason } from './recentReasons';

const meta = {
  component: ReasonFields,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser } },
  args: { movementReason: NO_REASON, change: 5, onChange: fn() },
  beforeEach: () => () => localStore.remove(storageKeys.whys + demoUser.id),
} satisfies Meta<typeof ReasonFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Units that are added can't have been sold. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await expect(screen.queryByRole('option', { name: 'Sold' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'Returned' }));
    await expect(args.onChange).toHaveBeenCalledWith({ reason: 'returned', note: '' });
  },
};

/** Recent reasons that fit are offered for reuse by one click. */
export const RecentReasons: Story = {
  args: { change: -2 },
  beforeEach: () => {
    rememberReason(demoUser.id, { reason: 'received', note: 'PO-9' });
    rememberReason(demoUser.id, { reason: 'damaged', note: 'Fell off the shelf' });
    rememberReason(demoUser.id, { reason: 'lost', note: '' });
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Damaged · Fell off the shelf' }));
    await expect(args.onChange).toHaveBeenCalledWith({ reason: 'damaged', note: 'Fell off the shelf' });
    await expect(screen.queryByRole('button', { name: /Received/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Said lately' })).toBeVisible());
  },
};
export const TurkishOnAPhone: Story = {
  tags: ['full'],
  ...RecentReasons,
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: undefined,
};

/** Shows at most two lines of a note, within the available width. */
export const LongNote: Story = {
  tags: ['full'],
  args: { change: -2 },
  decorators: [(Story) => <div style={{ width: 248 }}>{Story()}</div>],
  beforeEach: () => rememberReason(demoUser.id, { reason: 'damaged', note: 'Fell off the shelf '.repeat(20).trim() }),
  play: async ({ args }) => {
    const reasonButton = await screen.findByRole('button', { name: /^Damaged · Fell off the shelf/ });
    await expect(reasonButton.getBoundingClientRect().width).toBeLessThanOrEqual(248);
    await userEvent.click(reasonButton);
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ reason: 'damaged' }));
  },
};

/** With a single possible reason only the note is asked for; a note that is too long shows its error at once. */
export const NoteAlone: Story = {
  args: { movementReason: { reason: 'received', note: 'Counted anew. '.repeat(40) }, reasons: ['received'] },
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await expect(note).toHaveAccessibleDescription(/The note is too long/);
    await expect(screen.queryByRole('combobox', { name: 'Reason' })).not.toBeInTheDocument();
  },
};
