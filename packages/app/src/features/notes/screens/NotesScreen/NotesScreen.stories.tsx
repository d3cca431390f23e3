import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deleteNote, fetchNotes, fetchTrash, updateNote } from '#features/notes/api/noteCalls';
import { notePaths } from '#features/notes/notePaths';
import { withApp } from '#shared/testing/withApp';
import { NotesScreen } from './NotesScreen';

const at = (path: string) => ({
  app: {
    user: demoUser,
    path: `${notePaths.notes}${path}`,
    route: path.startsWith('/labels') ? `${notePaths.notes}/labels/:labelId` : `${notePaths.notes}/*`,
  },
});

const meta = {
  component: NotesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof NotesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
const list = async () => within(await screen.findByRole('list', { name: 'Notes' }));
const links = async () => (await list()).getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
const note = async (name: string) => waitFor(async () => (await list()).getByRole('link', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const stored = async (id: string) => (await fetchNotes()).find((each) => each.id === id);

export const Default: Story = {
  play: async () => {
    await expect(await note('Opening the shop')).toHaveAttribute('href', '/apps/notes?note=note-1');
    await expect((await links()).slice(0, 3)).toEqual(['Opening the shop', 'Window for December', 'Ask Ingrid']);
    await seen(() => screen.getByText('20 notes'));
  },
};

export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await seen(() => screen.getByText('20 not'));
    await seen(() => screen.getByRole('link', { name: 'Opening the shop' }));
  },
};

export const Turkish: Story = { tags: ['full'], ...Phone, globals: { language: 'tr' } };

export const Loading: Story = {
  parameters: { msw: { scenario: 'notes-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the notes')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'notes-empty' } },
  play: () => seen(() => screen.getByRole('heading', { name: 'No notes yet' })),
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'notes-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The notes could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await note('Opening the shop');
  },
};

/** Finished checklist lines are found too, whatever the case; the search term is marked. */
export const Searched: Story = {
  parameters: at('?search=ROLLS+dimes'),
  play: async () => {
    await expect(await links()).toEqual(['Opening the shop']);
    await waitFor(() => expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('dimes'));
  },
};

export const NoResults: Story = {
  tags: ['behaviour'],
  parameters: at('?search=nobody+said'),
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'Nothing found' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await note('Opening the shop');
  },
};

export const Label: Story = {
  tags: ['behaviour'],
  parameters: at('/labels/window'),
  play: async () => {
    await expect((await links()).toSorted()).toEqual(['Sale signs', 'Window for December']);
  },
};

export const LabelNotFound: Story = {
  parameters: at('/labels/nobody'),
  play: () => seen(() => screen.getByRole('heading', { name: 'Not found' })),
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { msw: { scenario: 'hostile-text' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await note('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

export const Opened: Story = {
  parameters: at('?note=note-1'),
  play: async () => {
    const opened = await dialog('Opening the shop');
    await waitFor(() => expect(opened.getByRole('checkbox', { name: 'Float into the till' })).toBeVisible());
  },
};

export const OpenedTurkish: Story = { tags: ['full'], ...Opened, globals: { language: 'tr' } };

/** A new note is saved as soon as typing pauses, each line as it was typed; on a label's page it gets that label. */
export const Written: Story = {
  tags: ['behaviour'],
  parameters: at('/labels/ideas'),
  play: async () => {
    await press('New note');
    await dialog('New note');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Tea');
    await userEvent.type(screen.getByRole('textbox', { name: 'Add an item' }), 'Milk{Enter}1.5 kg flour{Enter}1. Sugar{Enter}');
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
    await seen(() => screen.getByText('1 done'));
    // Closed before it is saved: nothing is lost.
    await press('Close');
    await note('Tea');
    await waitFor(async () =>
      expect((await fetchNotes()).find(({ title }) => title === 'Tea')).toMatchObject({
        labels: [{ id: 'ideas' }],
        tasks: [
          { content: 'Milk', completed: true },
          { content: '1.5 kg flour', completed: false },
          { content: '1. Sugar', completed: false },
        ],
      }),
    );
  },
};

/** An empty note is not saved. */
export const LeftEmpty: Story = {
  tags: ['behaviour'],
  parameters: at('?note=new'),
  play: async () => {
    await dialog('New note');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'T');
    await screen.findByText('Saved');
    await userEvent.clear(title);
    await press('Close');
    await waitFor(async () => expect(await fetchNotes()).toHaveLength(23));
    await waitFor(async () => expect(await fetchTrash()).toHaveLength(0));
  },
};

export const NoteNotFound: Story = {
  tags: ['behaviour'],
  parameters: at('?note=note-999'),
  play: async () => {
    await dialog('Not found');
    await press('Back to the notes');
    await note('Opening the shop');
  },
};

export const DeletedAndUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    await note('Bike courier');
    await press('Actions of Bike courier');
    await choose('Delete');
    await waitFor(async () => expect(await stored('note-19')).toBeUndefined());
    await press('Undo');
    await note('Bike courier');
    await waitFor(async () => expect(await stored('note-19')).toBeDefined());
  },
};

export const ArchivedAndPinned: Story = {
  tags: ['behaviour'],
  play: async () => {
    await note('Bike courier');
    await press('Actions of Bike courier');
    await choose('Pin');
    await waitFor(async () => expect((await links())[0]).toBe('Bike courier'));
    await press('Actions of Bike courier');
    await choose('Archive');
    await waitFor(async () => expect(await stored('note-19')).toMatchObject({ archived: true, pinned: true }));
    await expect(await links()).not.toContain('Bike courier');
  },
};

/**
 * Somebody else edits the same text: both versions are shown, and the user chooses. Changes that can be merged need no
 * question.
 */
export const ConcurrentEdits: Story = {
  tags: ['behaviour'],
  parameters: at('?note=note-4'),
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Text' });
    await updateNote('note-4', { content: 'Theirs', labels: ['stock'] });
    await userEvent.type(text, ' Mine');
    await press('Keep yours');
    await waitFor(async () =>
      expect(await stored('note-4')).toMatchObject({
        content: 'The drawer under the till sticks. Lift, then pull. Mine',
        labels: [{ id: 'stock' }],
      }),
    );
  },
};

/** By keyboard alone: a line is added, moved, indented and removed. */
export const ChecklistByKeys: Story = {
  tags: ['behaviour'],
  parameters: at('?note=note-3'),
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Item 1' }));
    await userEvent.keyboard('{End}{Enter}Scarves?');
    await userEvent.keyboard('{Control>}]{/Control}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () =>
      expect((await stored('note-3'))?.tasks.map(({ content, indented }) => [content, indented])).toEqual([
        ['Are the gray totes gone for good?', false],
        ['Pallet by noon on Thursday?', false],
        ['Scarves?', true],
        ['New price list', false],
        ['Who drives this week', false],
      ]),
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'Item 3' }));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Item 2' })).toHaveFocus());
  },
};

export const TrashBin: Story = {
  tags: ['behaviour'],
  parameters: at('/trash'),
  play: () => seen(() => screen.getByRole('heading', { name: 'The trash is empty' })),
};

/** A note that was deleted while the confirmation was open stays; a filtered trash can't be emptied. */
export const EmptyingTheTrash: Story = {
  tags: ['behaviour'],
  parameters: at('/trash'),
  play: async () => {
    const [first, second] = await fetchNotes();
    await seen(() => screen.getByRole('heading', { name: 'The trash is empty' }));
    if (first) await deleteNote(first);
    for (const name of ['Notes', 'Trash']) await userEvent.click(await screen.findByRole('link', { name }));
    await press('Empty the trash');
    await screen.findByText('Delete 1 entry for ever?');
    if (second) await deleteNote(second);
    await press('Delete for ever');
    await waitFor(async () => expect((await fetchTrash()).map(({ id }) => id)).toEqual([second?.id]));
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Empty the trash' })).toBeNull());
  },
};

/** A range is selected by keyboard, and the whole action undone. */
export const ManyArchived: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await note('Opening the shop')).focus();
    await userEvent.keyboard('x');
    (await note('Ask Ingrid')).focus();
    await userEvent.keyboard('{Shift>}X{/Shift}');
    await screen.findByRole('group', { name: '3 selected' });
    await press('Archive');
    await waitFor(async () => expect((await fetchNotes()).filter(({ archived }) => archived).length).toBeGreaterThan(2));
    await waitFor(() => expect(screen.queryByRole('group', { name: '3 selected' })).toBeNull());
    await press('Undo');
    await waitFor(async () => expect((await stored('note-1'))?.archived).toBe(false));
  },
};

export const ManyColoured: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ask Ingrid' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Opening the shop' }));
    const selectionToolbar = within(await screen.findByRole('group', { name: '2 selected' }));
    await userEvent.click(selectionToolbar.getByRole('button', { name: 'Colour' }));
    const colours = within(await screen.findByRole('radiogroup', { name: 'Colour' }));
    await userEvent.click(colours.getByRole('radio', { name: 'Teal' }));
    await waitFor(async () => expect((await stored('note-1'))?.color).toBe('teal'));
    await press('Undo');
    await waitFor(async () => expect((await stored('note-1'))?.color).not.toBe('teal'));
  },
};

export const ManyDeleted: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ask Ingrid' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Opening the shop' }));
    const selectionToolbar = within(await screen.findByRole('group', { name: '2 selected' }));
    await userEvent.click(selectionToolbar.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await stored('note-1')).toBeUndefined());
    await press('Undo');
    await waitFor(async () => expect(await stored('note-1')).toBeDefined());
  },
};

export const Selected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Opening the shop' }));
    await seen(() => screen.getByRole('group', { name: '1 selected' }));
  },
};
