import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildReport } from '#features/inventory/import/testing/buildImport';
import { withApp } from '#shared/testing/withApp';
import { OutcomeStep, UndoneStep } from './OutcomeStep';

const finished = buildReport({ added: 1480, changed: 518, batches: 4, rows: 2000 });

const meta = {
  component: OutcomeStep,
  decorators: [withApp],
  args: { outcome: 'done', report: finished, uncertain: false, canUndo: true, error: null, onEvent: fn() },
} satisfies Meta<typeof OutcomeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the whole import' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'undo.requested' });
  },
};

/**
 * The server applied most rows; the rejected ones are listed with translated reasons; reasons from a shop's own server stay as
 * they were sent.
 */
export const SomeRefused: Story = {
  args: {
    report: buildReport({
      ...finished,
      refused: [
        { row: 12, sku: 'CS-12', name: 'Canvas strap', reason: 'CONFLICT' },
        { row: 15, sku: 'CS-15', name: 'Canvas strap', reason: 'product.price: has more than 2 decimals' },
        { row: 40, sku: 'A-CODE-THAT-TAKES-ALL-THE-SIXTY-FOUR-LETTERS-A-CODE-MAY-HAVE-0001', name: 'Strap', reason: 'NOT FOUND' },
        {
          row: 1_940,
          sku: 'CS-1940',
          name: 'Strap',
          reason: 'The store server does not take a price of more than 1,000,000.00 for straps. '.repeat(3),
        },
      ],
    }),
  },
};

export const Stopped: Story = {
  args: { outcome: 'cancelled', report: buildReport({ added: 480, changed: 20 }) },
};

/** It is unknown whether the last rows arrived. */
export const Uncertain: Story = {
  args: { outcome: 'cancelled', report: buildReport({ added: 480, changed: 20 }), uncertain: true },
};

export const NothingApplied: Story = { args: { outcome: 'cancelled', report: null, canUndo: false } };

export const UndoFailed: Story = { args: { error: new Error('offline') } };

export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };

export const Undone: Story = { render: ({ onEvent }) => <UndoneStep removed={480} restored={18} kept={0} onEvent={onEvent} /> };

/** Products changed since are left unchanged. */
export const UndoneInPart: Story = {
  render: ({ onEvent }) => <UndoneStep removed={480} restored={16} kept={2} onEvent={onEvent} />,
};

export const NothingToUndo: Story = {
  render: ({ onEvent }) => <UndoneStep removed={0} restored={0} kept={0} onEvent={onEvent} />,
};
