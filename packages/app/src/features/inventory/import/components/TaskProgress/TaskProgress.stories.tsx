import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { TaskProgress } from './TaskProgress';

const meta = {
  component: TaskProgress,
  decorators: [withApp],
  args: { title: 'Reading “products.csv”', value: 0.42, valueText: '42% read', cancelLabel: 'Cancel', onCancel: fn() },
} satisfies Meta<typeof TaskProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const JustBegun: Story = { args: { value: 0, valueText: '0% read' } };

/** The press was accepted; the pending call is finished first. */
export const Stopping: Story = {
  args: { title: 'Applying the import', stopping: 'Stopping…', help: 'You can leave this page open in the background.' },
};

/** Such as an undo, which is a single call. */
export const CannotBeStopped: Story = {
  args: { title: 'Taking the import back', valueText: 'Taking it back', onCancel: undefined },
};

export const LongName: Story = { tags: ['full'], args: { title: `Reading “${'winter-collection-'.repeat(9)}2026.csv”` } };
