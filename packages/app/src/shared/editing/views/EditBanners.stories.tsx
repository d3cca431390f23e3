import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { productLabels } from '../testing/labels';
import { EditBanners } from './EditBanners';

const meta = {
  component: EditBanners,
  decorators: [withApp],
  args: {
    labels: productLabels,
    failure: null,
    wasDeleting: false,
    changedElsewhere: [],
    merged: [],
    storedDraft: null,
    onRestore: fn(),
    onDrop: fn(),
    onMerge: fn(),
    onRetry: fn(),
    onDismiss: fn(),
    onAddAgain: fn(),
  },
} satisfies Meta<typeof EditBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft was stored. */
export const Default: Story = {
  args: { storedDraft: { at: Date.UTC(2026, 2, 1, 9, 30) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring them back' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const ChangedElsewhere: Story = {
  args: { changedElsewhere: ['price', 'stock'] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Somebody changed Price and Stock/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Take the changes in' }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};

export const Merged: Story = { args: { merged: ['price', 'stock'] } };

export const NotSaved: Story = {
  args: { failure: { kind: 'offline', call: 'PATCH /api/apps/ecommerce/inventory/product' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const StoreServerFailed: Story = { args: { failure: { kind: 'upstream', call: 'POST /api/product/update/' } } };
export const NotDeleted: Story = { args: { failure: { kind: 'server', call: 'DELETE /product' }, wasDeleting: true } };
export const DeletedElsewhere: Story = {
  args: {
    failure: { kind: 'gone', call: '' },
    labels: { ...productLabels, deleted: 'Somebody deleted this product. What you typed is kept: you can add it again.' },
  },
};
