import { buildShortcut } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { ShortcutGrid } from './ShortcutGrid';

const shortcuts = [
  buildShortcut({ id: '1', description: 'All products' }),
  buildShortcut({ id: '2', label: 'Boards', icon: 'board', link: '/apps/scrumboard' }),
  buildShortcut({ id: '3', label: 'Paper supplier', link: 'https://paper.example.com', useRouter: false }),
  buildShortcut({ id: '4', label: 'Leads nowhere', link: 'ftp:paper' }),
];
const meta = {
  component: ShortcutGrid,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  args: { shortcuts, isArranging: false, onOpen: fn(), onEdit: fn(), onMove: fn() },
} satisfies Meta<typeof ShortcutGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shortcuts as links; an unsafe link is marked as such. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Boards/ })).toHaveAttribute('href', '/apps/scrumboard'));
    await expect(canvas.queryByRole('link', { name: /^Leads nowhere/ })).toBeNull();
  },
};

export const Arranging: Story = {
  args: { isArranging: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move “Boards” back' }));
    await expect(args.onMove).toHaveBeenCalledWith(shortcuts[1], 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit “Boards”' }));
    await expect(args.onEdit).toHaveBeenCalledWith(shortcuts[1]);
  },
};
export const Turkish: Story = { tags: ['full'], args: { isArranging: true }, globals: { language: 'tr' } };
