import type { BoardSummary } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { BoardSelect } from './BoardSelect';

const board = (id: string, title: string, archived = false): BoardSummary => ({
  id,
  title,
  description: '',
  icon: 'columns',
  members: [],
  archived,
  background: 'plain',
  lastActivity: '2026-03-01T09:30:00.000Z',
});

const meta = {
  component: BoardSelect,
  decorators: [withApp],
  args: {
    boards: [board('1', 'Spring launch'), board('2', 'Returns'), board('3', 'Last winter', true)],
    home: '1',
    value: '1',
    onChange: fn(),
    onRetry: undefined,
  },
} satisfies Meta<typeof BoardSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Board' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Spring launch (this one)' })).toBeVisible());
    await expect(screen.queryByRole('option', { name: 'Last winter' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Returns' }));
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};
/** Items can be moved from an archived board too. */
export const FromArchived: Story = { args: { home: '3', value: '3' } };
export const Failed: Story = {
  args: { onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'The boards could not be loaded' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
