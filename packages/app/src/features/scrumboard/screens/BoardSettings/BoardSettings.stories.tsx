import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { boardPaths, boardRoutes } from '#features/scrumboard/boardPaths';
import { withApp } from '#shared/testing/withApp';
import { BoardSettings } from './BoardSettings';

const at = (board: string) => ({ app: { user: demoUser, path: boardPaths.settings(board), route: boardRoutes.settings } });

const meta = {
  component: BoardSettings,
  decorators: [withApp],
  parameters: { layout: 'fullscreen', ...at('board-1') },
} satisfies Meta<typeof BoardSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const stored = () => fetchBoard('board-1');

async function opened(name: string | RegExp = 'Settings of Spring launch') {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Priya Nair' })).toBeChecked());
    await expect(dialog.getByRole('combobox', { name: 'Above the limit of In progress' })).toHaveTextContent('Warn');
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await opened('Spring launch ayarları');
  },
};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } }, play: Default.play };

export const Renamed: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await waitFor(() => expect(dialog.getByText('Enter a name')).toBeVisible());
    await userEvent.type(name, 'İlkbahar');
    await userEvent.tab();
    await waitFor(async () => expect((await stored()).title).toBe('İlkbahar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).title).toBe('Spring launch'));
  },
};

export const BackgroundAndMembers: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Green' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Tom Hallberg' }));
    await waitFor(async () => {
      const board = await stored();
      await expect(board.background).toBe('green');
      await expect(board.members.map(({ name }) => name)).toContain('Tom Hallberg');
    });
  },
};

export const Limits: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Above the limit of In progress' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Block' }));
    const limit = await dialog.findByLabelText('Limit of In progress');
    await userEvent.clear(limit);
    await userEvent.type(limit, '0');
    await waitFor(() => expect(dialog.getByText('Enter a number from 1 to 9,999')).toBeVisible());
    await userEvent.clear(limit);
    await userEvent.type(limit, '2');
    await userEvent.tab();
    await waitFor(async () => expect((await stored()).lists[1]?.wip).toEqual({ mode: 'block', limit: 2 }));
  },
};

export const LabelRemoved: Story = {
  tags: ['behaviour'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Edit label Prices' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete label' }));
    await waitFor(async () => expect((await stored()).labels.map(({ title }) => title)).not.toContain('Prices'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      const { labels, lists } = await stored();
      await expect(labels.map(({ title }) => title)).toContain('Prices');
      await expect(lists[0]?.cards[0]?.labels).toHaveLength(1);
    });
  },
};

/** A change that fails is rolled back, and its reason is shown. */
export const Failed: Story = {
  play: async (context) => {
    const dialog = await opened();
    await dialog.findByRole('checkbox', { name: 'Tom Hallberg' });
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Green' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be changed.');
    await expect(dialog.getByRole('radio', { name: 'Warm' })).toBeChecked();
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' }, ...at('board-hostile') },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened(/^Settings of <b>Hostile/);
  },
};
