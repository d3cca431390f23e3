import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendWrite } from '#features/scrumboard/api/calls/defineWrite';
import { deleteCard } from '#features/scrumboard/api/calls/deleteCard';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { fetchTrash } from '#features/scrumboard/api/calls/fetchTrash';
import { updateCard } from '#features/scrumboard/api/calls/updateCard';
import { boardPaths, boardRoutes } from '#features/scrumboard/boardPaths';
import { CardFromUrl } from '#features/scrumboard/testing/CardFromUrl';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { withApp } from '#shared/testing/withApp';
import { CardDialog } from './CardDialog';

const CARD = 'board-1-list-1-card-1';
const at = (card: string, board = 'board-1') => ({
  app: { user: demoUser, path: boardPaths.card(board, card), route: boardRoutes.card },
});

const meta = {
  component: CardDialog,
  args: { boardId: '', cardId: '', onClose: () => undefined },
  render: () => <CardFromUrl />,
  decorators: [withApp],
  beforeEach: () => drafts.remove({ userId: demoUser.id, subject: draftSubject('card', CARD) }),
  parameters: { layout: 'fullscreen', ...at(CARD) },
} satisfies Meta<typeof CardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const expectVisible = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

async function stored(id = CARD) {
  const { lists } = await fetchBoard('board-1');
  const card = lists.flatMap(({ cards }) => cards).find((each) => each.id === id);
  if (!card) throw new Error('The demo has this card');
  return card;
}
async function opened(name: string | RegExp = 'Print the price labels') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(dialog.querySelector('[data-follows]')).toBeNull());
  return within(dialog);
}
const saved = () => expectVisible(() => screen.getByText('Saved'));

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Print the price labels');
    await expect(dialog.getByRole('progressbar', { name: 'Checklist' })).toHaveAttribute('aria-valuetext', '0 of 3 done');
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('textbox', { name: 'Başlık' })).toHaveValue('Print the price labels');
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: Default.play };

/** A user who may only view can read everything: the due date is no editable field, and nothing else is offered. */
export const ReadOnly: Story = {
  parameters: { app: { ...at(CARD).app, user: { ...demoUser, role: 'read' } } },
  play: async () => {
    const dialog = await opened();
    const before = await stored();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
    const [day] = dialog.getAllByRole('spinbutton');
    day?.focus();
    const shown = day?.textContent;
    await userEvent.keyboard('{ArrowUp}');
    await expect(day).toHaveTextContent(shown ?? '');
    await expect(dialog.getAllByRole('button').filter((button) => !button.matches(':disabled'))).toEqual([
      dialog.getByRole('button', { name: 'Close' }),
    ]);
    await expect(await stored()).toEqual(before);
  },
};

/** Text is saved when typing pauses, and is stored as a draft until then. */
export const Autosave: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), ' İki kopya.');
    await saved();
    await expect((await stored()).description).toBe('Two for each piece, one for the drawer. İki kopya.');
  },
};

export const EmptyTitle: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await expectVisible(() => dialog.getByText('Enter a title. Until then the last one stays.'));
    await expect((await stored()).title).toBe('Print the price labels');
  },
};

/** A failing server loses nothing: the error is shown in place, and the save is retried. */
export const SaveFails: Story = {
  play: async (context) => {
    const dialog = await opened();
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' today');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Print the price labels today');
  },
};

export const SaveFailsAndIsRetried: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await SaveFails.play?.(context);
    const dialog = await opened();
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await saved();
    await waitFor(() => expect(screen.getByText('Saved').closest('[tabindex="-1"]')).toHaveFocus());
    await expect((await stored()).title).toBe('Print the price labels today');
  },
};

/** Text typed before a reload that could not be saved is restored. */
export const Restored: Story = {
  beforeEach: async () => {
    const { updatedAt } = await stored();
    drafts.write(
      { userId: demoUser.id, subject: draftSubject('card', CARD) },
      { version: updatedAt, changes: { title: 'Print the price labels again' } },
    );
  },
  play: async () => {
    const dialog = await opened(/^Print the price labels/);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Print the price labels again');
    await saved();
    await expect((await stored()).title).toBe('Print the price labels again');
  },
};

/** A field was changed here and elsewhere at once: both values are shown, and the user decides. */
export const Conflict: Story = {
  beforeEach: async () => {
    drafts.write(
      { userId: demoUser.id, subject: draftSubject('card', CARD) },
      { version: 'older', changes: { title: 'Print them' } },
    );
  },
  play: async () => {
    const dialog = await opened();
    await expectVisible(() => dialog.getByText('The title changed here and elsewhere'));
  },
};

export const ConflictResolved: Story = {
  ...Conflict,
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole('button', { name: 'Take the stored one' }));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Print the price labels');
    await expect((await stored()).title).toBe('Print the price labels');
    // And not its close button, which Space would press.
    await expect(screen.getByRole('dialog')).toHaveFocus();
  },
};

/** A conflict is announced when the dialog closes before it is resolved; the change is back when the card is opened again. */
export const ConflictUnresolvedOnClose: Story = {
  tags: ['behaviour'],
  beforeEach: async () => {
    const { labels } = await stored();
    const storedDraft = { version: 'older', changes: { labels: [...labels, 'board-1-label-5'] } };
    drafts.write({ userId: demoUser.id, subject: draftSubject('card', CARD) }, storedDraft);
  },
  play: async () => {
    const dialog = await opened();
    await expectVisible(() => dialog.getByText('The labels changed here and elsewhere'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectVisible(() => screen.getByText(/“Print the price labels” changed here and elsewhere/));
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    const again = await opened();
    await expectVisible(() => again.getByText('The labels changed here and elsewhere'));
    await userEvent.click(again.getByRole('button', { name: 'Keep yours' }));
    await saved();
    await expect((await stored()).labels).toContain('board-1-label-5');
  },
};

/** A save that meets a newer card merges what it can, and is sent again. */
export const MergedSave: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await sendWrite(updateCard(CARD, { description: 'Changed elsewhere' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' now');
    await saved();
    await expect(await stored()).toMatchObject({ title: 'Print the price labels now', description: 'Changed elsewhere' });
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Changed elsewhere');
  },
};

export const Labels: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    const find = dialog.getByRole('textbox', { name: 'Find or add a label' });
    await userEvent.type(find, 'urg{Enter}');
    await expect(dialog.getByRole('checkbox', { name: 'Urgent' })).toBeChecked();
    await userEvent.clear(find);
    await userEvent.type(find, 'Kasa{Enter}');
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Kasa' })).toBeChecked());
    await saved();
    await waitFor(async () => expect((await stored()).labels).toHaveLength(3));
  },
};

export const LabelEdited: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit label Photos' }));
    const editor = within(dialog.getByRole('group', { name: 'Edit label Photos' }));
    const title = editor.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'prices');
    await userEvent.click(editor.getByRole('button', { name: 'Save label' }));
    await waitFor(() => expect(editor.getByText('Another label has this title')).toBeVisible());
    await userEvent.clear(title);
    await userEvent.type(title, 'Pictures');
    await userEvent.click(editor.getByRole('radio', { name: 'Green' }));
    await userEvent.click(editor.getByRole('button', { name: 'Save label' }));
    await expectVisible(() => dialog.getByRole('checkbox', { name: 'Pictures' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Edit label Pictures' })).toHaveFocus());
    await waitFor(async () => {
      const { labels } = await fetchBoard('board-1');
      await expect(labels).toContainEqual(expect.objectContaining({ title: 'Pictures', color: 'success' }));
    });
    // Whether the tooltip of the label's button shows depends on how long ago the button was pressed.
    dialog.getByRole('textbox', { name: 'Title' }).focus();
  },
};

export const ChecklistSteps: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bags' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Add a step' }), 'Mugs{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove step Scarves' }));
    await expect(dialog.getByRole('progressbar', { name: 'Checklist' })).toHaveAttribute('aria-valuetext', '1 of 3 done');
    await saved();
    await waitFor(async () =>
      expect((await stored()).checklist.map(({ title, completed }) => [title, completed])).toEqual([
        ['Watches', false],
        ['Bags', true],
        ['Mugs', false],
      ]),
    );
  },
};

export const DueDate: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('spinbutton', { name: 'month, Due date' }));
    await userEvent.keyboard('01012020');
    await expectVisible(() => dialog.getByText('Overdue'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear the due date' }));
    await waitFor(() => expect(dialog.queryByText('Overdue')).toBeNull());
    await saved();
    await waitFor(async () => expect((await stored()).dueDate).toBeNull());
  },
};

export const Cover: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Add a cover' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Waves' }));
    await saved();
    await expect((await stored()).cover).toBe('/covers/waves.svg');
  },
};

export const CoverRefused: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Add a cover' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Choose a cover' }));
    const input = choice.getByLabelText('A picture of your own', { selector: 'input' });
    await userEvent.upload(input, new File(['MZ\u0090'], 'cover.png', { type: 'image/png' }));
    await waitFor(() => expect(choice.getByText(/is no PNG, JPEG/)).toBeVisible());
  },
};

export const Moved: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    const move = within(await screen.findByRole('dialog', { name: 'Move “Print the price labels”' }));
    await userEvent.click(await move.findByRole('combobox', { name: 'List' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Completed' }));
    await userEvent.click(move.getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect((await stored()).listId).toBe('board-1-list-4'));
  },
};

/** The dialog closes after a deletion; the card is in the trash. */
export const Deleted: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/apps/scrumboard/board-1');
    await waitFor(async () => expect((await fetchTrash('board-1')).cards.map(({ id }) => id)).toEqual([CARD]));
  },
};

export const Unknown: Story = {
  parameters: at('no-such-card'),
  play: async () => {
    await opened('This card is not here');
  },
};

export const UnknownLeft: Story = {
  ...Unknown,
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened('This card is not here');
    await userEvent.click(dialog.getByRole('button', { name: 'To the board' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/apps/scrumboard/board-1');
  },
};

/** The card is deleted elsewhere while it is open here: the next action fails, and the dialog gives the reason. */
export const DeletedElsewhere: Story = {
  play: async () => {
    const dialog = await opened();
    await sendWrite(deleteCard({ id: CARD }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await opened('This card was deleted or moved away');
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' }, ...at('board-hostile-card-2', 'board-hostile') },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened(/^Unbreakable/);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'scrumboard-silent' } },
  play: async () => {
    await opened('Loading the card');
  },
};
