import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendWrite } from '#features/scrumboard/api/calls/defineWrite';
import { deleteCard } from '#features/scrumboard/api/calls/deleteCard';
import { deleteList } from '#features/scrumboard/api/calls/deleteList';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { fetchTrash } from '#features/scrumboard/api/calls/fetchTrash';
import { boardPaths, boardRoutes } from '#features/scrumboard/boardPaths';
import { withApp } from '#shared/testing/withApp';
import { BoardTrash } from './BoardTrash';

const meta = {
  component: BoardTrash,
  decorators: [withApp],
  loaders: [
    async () => {
      await sendWrite(deleteCard({ id: 'board-1-list-2-card-1' }));
      await sendWrite(deleteCard({ id: 'board-1-list-1-card-1' }));
      await sendWrite(deleteList('board-1-list-2'));
    },
  ],
  parameters: {
    layout: 'fullscreen',
    app: { user: demoUser, path: boardPaths.trash('board-1'), route: boardRoutes.trash },
  },
} satisfies Meta<typeof BoardTrash>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

async function opened(name = 'Trash of Spring launch') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
const bringBack = async (dialog: Awaited<ReturnType<typeof opened>>, name: string) =>
  userEvent.click(await dialog.findByRole('button', { name: 'Bring back', description: name }));

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByText('Print the price labels')).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/its list is gone: it comes to To do/)).toBeVisible());
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    const dialog = await opened('Spring launch çöp kutusu');
    await waitFor(() => expect(dialog.getByText('Print the price labels')).toBeVisible());
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: Default.play };

export const CardRestored: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await bringBack(dialog, 'Print the price labels');
    await waitFor(() => expect(dialog.queryByText('Print the price labels')).toBeNull());
    await waitFor(async () => {
      const { lists } = await fetchBoard('board-1');
      await expect(lists[0]?.cards[0]).toMatchObject({
        title: 'Print the price labels',
        description: 'Two for each piece, one for the drawer.',
      });
    });
  },
};

/** Deleting for good asks first, as it cannot be undone. */
export const DeletedForGood: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Print the price labels for ever' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Print the price labels” for ever?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete for ever' }));
    await waitFor(() => expect(dialog.queryByText('Print the price labels')).toBeNull());
    await waitFor(async () =>
      expect((await fetchTrash('board-1')).cards.map(({ title }) => title)).toEqual(['Dress the large window']),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Empty the trash' }));
    const all = within(await screen.findByRole('alertdialog', { name: 'Delete all 2 entries for ever?' }));
    await userEvent.click(all.getByRole('button', { name: 'Delete for ever' }));
    await waitFor(() => expect(dialog.getByText('The trash is empty')).toBeVisible());
  },
};

/** A restored list has the cards that it had when it was deleted. */
export const ListRestored: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await bringBack(dialog, 'In progress');
    await waitFor(async () => {
      const { lists } = await fetchBoard('board-1');
      const list = lists.find(({ title }) => title === 'In progress');
      await expect(list?.cards.length).toBeGreaterThan(0);
    });
  },
};

export const RestoreFails: Story = {
  play: async (context) => {
    const dialog = await opened();
    await dialog.findByText('Print the price labels');
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await bringBack(dialog, 'Print the price labels');
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be brought back');
    await waitFor(() => expect(dialog.getByText('Print the price labels')).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: { app: { user: demoUser, path: boardPaths.trash('board-2'), route: boardRoutes.trash } },
  play: async () => {
    const dialog = await opened('Trash of Shop refit');
    await waitFor(() => expect(dialog.getByText('The trash is empty')).toBeVisible());
  },
};
