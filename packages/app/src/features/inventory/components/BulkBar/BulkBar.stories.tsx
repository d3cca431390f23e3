import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { BulkBar } from './BulkBar';

const meta = {
  component: BulkBar,
  decorators: [withApp],
  args: {
    count: 3,
    matching: 10_000,
    progress: null,
    onEdit: fn(),
    onSelectAll: fn(),
    onClear: fn(),
    onActivate: fn(),
    onDeactivate: fn(),
    onLabel: fn(),
    onCount: fn(),
    onDelete: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some products are selected. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 10,000 that match' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
  },
};

export const All: Story = { args: { count: 10_000 } };

/** On a phone the actions show only their icons, so that everything fits in two rows. */
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Activate' });
    const rows = new Set(canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().top)));
    await expect(rows.size).toBeLessThanOrEqual(2);
  },
};

/** Count opens the form for a count of the selection. */
export const Count: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Count' }));
    await expect(args.onCount).toHaveBeenCalledOnce();
  },
};

export const Working: Story = {
  args: { count: 10_000, progress: { done: 2500, total: 10_000 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
