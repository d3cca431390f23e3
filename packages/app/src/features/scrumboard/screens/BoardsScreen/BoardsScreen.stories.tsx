import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchBoards } from '#features/scrumboard/api/calls/fetchBoards';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { withApp } from '#shared/testing/withApp';
import { BoardsScreen } from './BoardsScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${boardPaths.boards}${query}`, route: boardPaths.boards } });

const meta = {
  component: BoardsScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof BoardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const titles = async () => (await fetchBoards()).map(({ title }) => title);
const expectVisible = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const link = (name: string) => screen.findByRole('link', { name });

async function choose(board: string, act: string) {
  await link(board);
  await userEvent.click(screen.getByRole('button', { name: `Actions of ${board}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

export const Default: Story = {
  play: async () => {
    await expect(await link('Spring launch')).toHaveAttribute('href', '/apps/scrumboard/board-1');
    await waitFor(() => expect(screen.getByText('3 boards')).toBeVisible());
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await expectVisible(() => screen.getByRole('heading', { name: 'Panolar' }));
    await waitFor(() => expect(screen.getByText('3 pano')).toBeVisible());
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: Default.play };

export const Loading: Story = {
  parameters: { msw: { scenario: 'scrumboard-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the boards')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'scrumboard-empty' } },
  play: async () => {
    await expectVisible(() => screen.getByRole('heading', { name: 'No boards yet' }));
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'scrumboard-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The boards could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await link('Returns')).toBeVisible());
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(async () => expect(await link('<b>Hostile</b> {{constructor}}')).toBeVisible());
  },
};

export const NewBoard: Story = {
  tags: ['behaviour'],
  play: async () => {
    await link('Returns');
    const [first] = screen.getAllByRole('button', { name: 'New board' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'New board' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create board' }));
    await waitFor(() => expect(dialog.getByText('Enter a name')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Işıklı vitrin');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Priya Nair' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Gift' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create board' }));
    // The new board opens, where its first list is added next.
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/apps\/scrumboard\/[\w-]+$/);
    await waitFor(async () => expect(await titles()).toContain('Işıklı vitrin'));
    await undo();
    await waitFor(async () => expect(await titles()).not.toContain('Işıklı vitrin'));
  },
};

/** Two clicks and an Enter create a single board: here and on the server. */
export const NewBoardOnce: Story = {
  tags: ['behaviour'],
  play: async () => {
    await link('Returns');
    const [first] = screen.getAllByRole('button', { name: 'New board' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'New board' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Once');
    const make = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create board' });
    make.click();
    make.click();
    make.form?.requestSubmit();
    await screen.findByTestId('elsewhere');
    await waitFor(async () => expect((await titles()).filter((title) => title === 'Once')).toHaveLength(1));
  },
};

export const Edit: Story = {
  tags: ['behaviour'],
  parameters: at('?board=board-3'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Returns' }));
    const name = await dialog.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Returns and repairs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await link('Returns and repairs')).toBeVisible());
    await undo();
    await waitFor(async () => expect(await link('Returns')).toBeVisible());
    await waitFor(async () => expect(await titles()).toContain('Returns'));
  },
};

/** Typed text is not discarded without asking. */
export const EditLeft: Story = {
  tags: ['behaviour'],
  parameters: at('?board=board-3'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Returns' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go on editing' }));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Returns!');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await titles()).toContain('Returns');
  },
};

/** A board is archived, found in the archive, and restored. */
export const Archive: Story = {
  tags: ['behaviour'],
  play: async () => {
    await choose('Shop refit', 'Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shop refit' })).toBeNull());
    await userEvent.click(await screen.findByRole('radio', { name: 'Archived (1)' }));
    await choose('Shop refit', 'Take out of the archive');
    await expectVisible(() => screen.getByRole('heading', { name: 'Nothing in the archive' }));
  },
};

export const Duplicate: Story = {
  tags: ['behaviour'],
  play: async () => {
    await choose('Returns', 'Duplicate');
    await expectVisible(() => screen.getByRole('link', { name: 'Returns (copy)' }));
    await waitFor(async () => expect(await titles()).toContain('Returns (copy)'));
  },
};

export const DeleteAndUndo: Story = {
  tags: ['behaviour'],
  play: async () => {
    await choose('Returns', 'Delete');
    await waitFor(async () => expect(await titles()).not.toContain('Returns'));
    await expect(screen.queryByRole('link', { name: 'Returns' })).toBeNull();
    await undo();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Returns' })).toHaveFocus());
    await waitFor(async () => expect(await titles()).toContain('Returns'));
  },
};

/** A write that fails is rolled back, and its reason is shown. */
export const DeleteFails: Story = {
  play: async (context) => {
    await link('Returns');
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await choose('Returns', 'Delete');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Board “Returns” could not be deleted.');
    await waitFor(async () => expect(await link('Returns')).toBeVisible());
  },
};
