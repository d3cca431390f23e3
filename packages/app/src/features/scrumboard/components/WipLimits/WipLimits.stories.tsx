import type { BoardList } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildList } from '#features/scrumboard/testing/buildBoard';
import { withApp } from '#shared/testing/withApp';
import { WipLimits } from './WipLimits';

const list = (title: string, mode: BoardList['wip']['mode'], position: number) =>
  buildList({ id: title, title, position, wip: { limit: 4, mode } });

const meta = {
  component: WipLimits,
  decorators: [withApp],
  args: {
    lists: [list('To do', 'none', 1), list('In progress', 'warn', 2), list('In review', 'block', 3)],
    onChange: fn(),
  },
} satisfies Meta<typeof WipLimits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Above the limit of To do' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Block' }));
    await expect(args.onChange).toHaveBeenCalledWith('To do', { mode: 'block' });
    const limit = canvas.getByRole('spinbutton', { name: 'Limit of In progress' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '7{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('In progress', { limit: 7 });
  },
};

/** An invalid limit shows an error, and nothing is saved. */
export const Bad: Story = {
  play: async ({ args, canvas }) => {
    const limit = await canvas.findByRole('spinbutton', { name: 'Limit of In review' });
    await userEvent.clear(limit);
    await userEvent.tab();
    await waitFor(() => expect(limit).toBeInvalid());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NoLists: Story = { args: { lists: [] } };
export const Hostile: Story = { tags: ['full'], args: { lists: [list('Unbreakable'.repeat(20), 'block', 1)] } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
