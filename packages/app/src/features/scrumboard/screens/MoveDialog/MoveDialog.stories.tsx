import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendWrite } from '#features/scrumboard/api/calls/defineWrite';
import { deleteBoard } from '#features/scrumboard/api/calls/deleteBoard';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { withApp } from '#shared/testing/withApp';
import { MoveDialog } from './MoveDialog';

const meta = {
  component: MoveDialog,
  decorators: [withApp],
  args: { boardId: 'board-1', ids: ['board-1-list-1-card-1'], onClose: fn(), onMoved: fn() },
  parameters: { layout: 'fullscreen', app: { user: demoUser } },
} satisfies Meta<typeof MoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

async function opened() {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('spinbutton')).toBeVisible());
  return dialog;
}
async function choose(dialog: Awaited<ReturnType<typeof opened>>, field: string, option: string) {
  await userEvent.click(await dialog.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
const titles = async (board: string, list: number) => (await fetchBoard(board)).lists[list]?.cards.map(({ title }) => title);

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Position' })).toHaveValue('1'));
    await choose(dialog, 'List', 'In review');
    const position = dialog.getByRole('spinbutton', { name: 'Position' });
    await userEvent.clear(position);
    await userEvent.type(position, '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(dialog.getByText('Enter a number from 1 to 3')).toBeVisible());
    await userEvent.clear(position);
    await userEvent.type(position, '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(async () => expect((await titles('board-1', 2))?.[1]).toBe('Print the price labels'));
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  args: { ids: ['board-1-list-1-card-1', 'board-1-list-1-card-2'] },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };

export const OtherBoard: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = await opened();
    await choose(dialog, 'Board', 'Returns');
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Position' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(args.onMoved).toHaveBeenCalledWith('board-3');
    await waitFor(async () => expect((await titles('board-3', 0))?.at(-1)).toBe('Print the price labels'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await titles('board-1', 0))?.[0]).toBe('Print the price labels'));
  },
};

export const Failed: Story = {
  play: async (context) => {
    const dialog = await opened();
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await choose(dialog, 'List', 'Completed');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('is back in its place');
  },
};

/** Another tab deletes the target board: the reason is shown, without a retry. */
export const OtherBoardDeleted: Story = {
  play: async () => {
    const dialog = await opened();
    await choose(dialog, 'Board', 'Returns');
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Position' })).toBeVisible());
    await sendWrite(deleteBoard('board-3'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'is back in its place. What was moved, or where it should go, was deleted in the meantime.',
    );
    await expect(within(alert).queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect((await titles('board-1', 0))?.[0]).toBe('Print the price labels');
  },
};
