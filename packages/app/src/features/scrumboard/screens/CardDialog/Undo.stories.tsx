import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendWrite } from '#features/scrumboard/api/calls/defineWrite';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { updateCard } from '#features/scrumboard/api/calls/updateCard';
import { boardPaths, boardRoutes } from '#features/scrumboard/boardPaths';
import { CardFromUrl } from '#features/scrumboard/testing/CardFromUrl';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { withApp } from '#shared/testing/withApp';
import { CardDialog } from './CardDialog';

const CARD = 'board-1-list-1-card-1';
const NAME = 'Print the price labels';

const meta = {
  component: CardDialog,
  args: { boardId: '', cardId: '', onClose: () => undefined },
  render: () => <CardFromUrl />,
  decorators: [withApp],
  tags: ['behaviour'],
  beforeEach: () => drafts.remove({ userId: demoUser.id, subject: draftSubject('card', CARD) }),
  parameters: {
    layout: 'fullscreen',
    app: { user: demoUser, path: boardPaths.card('board-1', CARD), route: boardRoutes.card },
  },
} satisfies Meta<typeof CardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function stored() {
  const { lists } = await fetchBoard('board-1');
  const card = lists.flatMap(({ cards }) => cards).find(({ id }) => id === CARD);
  if (!card) throw new Error('The demo has this card');
  return card;
}

/** An undo keeps a colleague's later text and reverts the rest. */
export const KeepsLaterChanges: Story = {
  play: async () => {
    const before = await stored();
    const dialog = within(await screen.findByRole('dialog', { name: NAME }));
    const title = await dialog.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Print all labels');
    const description = await dialog.findByRole('textbox', { name: 'Description' });
    await userEvent.type(description, ' Mine.');
    await waitFor(async () => expect((await stored()).description).toContain('Mine.'));
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const { updatedAt } = await stored();
    await sendWrite(updateCard(CARD, { description: 'Theirs.', updatedAt }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).title).toBe(before.title));
    await expect((await stored()).description).toBe('Theirs.');
    await waitFor(() => expect(screen.getByText(/^Changed by others meanwhile/)).toBeVisible());
  },
};
