import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { localStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { withApp } from '../testing/withApp';
import { UNSAID } from './model/why';
import { rememberWhy } from './recentWhys';
import { WhyFields } from './WhyFields';

const meta = {
  component: WhyFields,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser } },
  args: { why: UNSAID, change: 5, onChange: fn() },
  beforeEach: () => () => localStore.remove(storageKeys.whys + demoUser.id),
} satisfies Meta<typeof WhyFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What comes in can't have been sold. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await expect(screen.queryByRole('option', { name: 'Sold' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'Returned' }));
    await expect(args.onChange).toHaveBeenCalledWith({ reason: 'returned', note: '' });
  },
};

/** Said again by one press, where it fits. */
export const SaidLately: Story = {
  args: { change: -2 },
  beforeEach: () => {
    rememberWhy(demoUser.id, { reason: 'received', note: 'PO-9' });
    rememberWhy(demoUser.id, { reason: 'damaged', note: 'Fell off the shelf' });
    rememberWhy(demoUser.id, { reason: 'lost', note: '' });
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Damaged · Fell off the shelf' }));
    await expect(args.onChange).toHaveBeenCalledWith({ reason: 'damaged', note: 'Fell off the shelf' });
    await expect(screen.queryByRole('button', { name: /Received/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Said lately' })).toBeVisible());
  },
};
export const TurkishOnAPhone: Story = {
  ...SaidLately,
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: undefined,
};
