import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendWrite } from '#features/scrumboard/api/calls/defineWrite';
import { deleteBoard } from '#features/scrumboard/api/calls/deleteBoard';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { withApp } from '#shared/testing/withApp';
import { MoveListDialog } from './MoveListDialog';

const meta = {
  component: MoveListDialog,
  decorators: [withApp],
  args: { boardId: 'board-1', listId: 'board-1-list-3', onClose: fn(), onMoved: fn() },
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof MoveListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const idsOf = async (board: string) => (await fetchBoard(board)).lists.map(({ id }) => id);

async function opened() {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('spinbutton')).toBeVisible());
  return dialog;
}
async function chooseBoard(dialog: Awaited<ReturnType<typeof opened>>, board: string) {
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Board' }));
  await userEvent.click(await screen.findByRole('option', { name: board }));
  await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Position' })).toBeVisible());
}

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    const position = dialog.getByRole('spinbutton', { name: 'Position' });
    await waitFor(() => expect(position).toHaveValue('3'));
    await userEvent.clear(position);
    await userEvent.type(position, '9{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByText('Enter a number from 1 to 4')).toBeVisible());
    await userEvent.clear(position);
    await userEvent.type(position, '1{Enter}');
    await expect(args.onMoved).toHaveBeenCalledWith('board-1');
    await waitFor(async () => expect((await idsOf('board-1'))[0]).toBe('board-1-list-3'));
  },
};
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

/** The list moves with its cards, and an undo brings both back as they were. */
export const OtherBoard: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await opened();
    const before = await fetchBoard('board-1');
    await chooseBoard(dialog, 'Returns');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(args.onMoved).toHaveBeenCalledWith('board-3');
    await waitFor(async () => expect((await idsOf('board-3')).at(-1)).toBe('board-1-list-3'));
    await expect(await idsOf('board-1')).not.toContain('board-1-list-3');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await fetchBoard('board-1')).lists).toEqual(before.lists));
  },
};

export const Failed: Story = {
  play: async (context) => {
    const dialog = await opened();
    await chooseBoard(dialog, 'Returns');
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('is back in its place');
  },
};

/** Another tab deletes the target board. */
export const OtherBoardDeleted: Story = {
  play: async () => {
    const dialog = await opened();
    await chooseBoard(dialog, 'Returns');
    await sendWrite(deleteBoard('board-3'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'is back in its place. What was moved, or where it should go, was deleted in the meantime.',
    );
    await expect(await idsOf('board-1')).toContain('board-1-list-3');
  },
};
