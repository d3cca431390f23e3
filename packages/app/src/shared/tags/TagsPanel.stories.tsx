import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announcements } from '../announce/announce';
import { withApp } from '../testing/withApp';
import { TagsPanel } from './TagsPanel';

const storyTags = [
  { id: 't1', title: 'mens' },
  { id: 't2', title: 'ladies' },
  { id: 't3', title: 'automatic' },
];

const meta = {
  component: TagsPanel,
  decorators: [withApp],
  args: {
    tags: storyTags,
    selected: ['t1', 'deleted-elsewhere'],
    maxTitle: 50,
    onChange: fn(),
    onCreate: fn(),
    onRename: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TagsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'ladies' }));
    await expect(args.onChange).toHaveBeenCalledWith(['t1', 'deleted-elsewhere', 't2']);
    const search = canvas.getByRole('textbox', { name: 'Find or make a tag' });
    await userEvent.type(search, 'ladies{Enter}');
    await waitFor(() => expect(announcements.get().message).toBe('“ladies” is on now.'));
    await userEvent.clear(search);
    await userEvent.type(search, 'diver{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('diver');
  },
};

export const Failed: Story = {
  args: { tags: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
