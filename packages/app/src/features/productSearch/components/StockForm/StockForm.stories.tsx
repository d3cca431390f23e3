import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { StockForm } from './StockForm';

const meta = {
  component: StockForm,
  decorators: [withApp],
  args: { isRecording: false, problem: null, question: null, onEdit: fn(), onRecord: fn() },
} satisfies Meta<typeof StockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = { args: { problem: 'The server has a problem.' } };

export const Wrong: Story = {
  play: async ({ args, canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'How many' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1.5{Enter}');
    await waitFor(() => expect(quantity).toBeInvalid());
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
};

export const Recorded: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: 'How many' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Crate 4{Enter}');
    await expect(args.onRecord).toHaveBeenCalledWith({ delta: 12, reason: 'received', note: 'Crate 4' });
  },
};
