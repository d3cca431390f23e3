import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildBoard } from '#features/scrumboard/testing/buildBoard';
import { withApp } from '#shared/testing/withApp';
import { BoardTile } from './BoardTile';

const NOW = Date.parse('2026-03-20T12:00:00Z');
const member = (name: string) => ({ id: name, name, avatar: null });
const BOARD = buildBoard({
  id: 'board-1',
  title: 'Spring launch',
  description: 'Everything until the new season stands in the window.',
  icon: 'sun',
  members: ['Defne Aldridge', 'Marcus Ode', 'Priya Nair'].map(member),
  lastActivity: '2026-03-20T09:00:00Z',
});

const meta = {
  component: BoardTile,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  args: {
    board: BOARD,
    now: NOW,
    onEdit: fn(),
    onDuplicate: fn(),
    onArchive: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof BoardTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the link; the actions of the board are in its menu. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Spring launch' })).toHaveAttribute('href', '/apps/scrumboard/board-1');
    await waitFor(() => expect(canvas.getByText('3 hours ago', { exact: false })).toBeVisible());
    for (const [name, act] of [
      ['Edit', args.onEdit],
      ['Duplicate', args.onDuplicate],
      ['Archive', args.onArchive],
      ['Delete', args.onRemove],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions of Spring launch' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(act).toHaveBeenCalledOnce());
    }
  },
};

export const Archived: Story = {
  args: { board: { ...BOARD, archived: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions of Spring launch' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Take out of the archive' })).toBeVisible());
  },
};

export const NobodyAndNothing: Story = { args: { board: { ...BOARD, description: '', members: [], icon: 'no such icon' } } };

/** Five faces and the number of further members. */
export const ManyMembers: Story = {
  args: { board: { ...BOARD, members: Array.from({ length: 12 }, (_unused, at) => member(`Person ${at + 1}`)) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('+7')).toBeVisible());
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: {
    board: {
      ...BOARD,
      title: `<b>${'Unbreakable'.repeat(20)}</b>`,
      description: '<script>alert(1)</script>'.repeat(12),
      members: [member('')],
    },
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
