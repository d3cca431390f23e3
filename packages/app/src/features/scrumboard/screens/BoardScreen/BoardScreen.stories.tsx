import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { sendWrite } from '#features/scrumboard/api/calls/defineWrite';
import { deleteCard } from '#features/scrumboard/api/calls/deleteCard';
import { fetchBoard } from '#features/scrumboard/api/calls/fetchBoard';
import { updateLists } from '#features/scrumboard/api/calls/updateLists';
import { boardHistory } from '#features/scrumboard/api/writing/boardHistory';
import { boardPaths } from '#features/scrumboard/boardPaths';
import { withApp } from '#shared/testing/withApp';
import { BoardScreen } from './BoardScreen';

const ROUTE = `${boardPaths.boards}/:boardId`;
const at = (boardId: string, query = '') => ({
  app: { user: demoUser, path: `${boardPaths.board(boardId)}${query}`, route: ROUTE },
});

const meta = {
  component: BoardScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('board-1') },
} satisfies Meta<typeof BoardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;
/** Toasts are in a region too. */
const lists = async () => (await screen.findAllByRole('region')).filter((region) => region.hasAttribute('data-list'));
const listAt = async (index: number) => (await lists())[index] as HTMLElement;
const cardsIn = (list: HTMLElement) => within(list).getAllByRole('link');
const titlesIn = (list: HTMLElement) => cardsIn(list).map((card) => card.textContent ?? '');
const firstCard = async (list = 0) => cardsIn(await listAt(list))[0] as HTMLElement;
const expectMessage = (text: RegExp) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeInTheDocument());

async function lift(list = 0) {
  const card = await firstCard(list);
  card.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(document.querySelector('[data-lifted]')).not.toBeNull());
  return card;
}

/** The middle of an element. */
function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Presses a card and moves the pointer over something, without releasing it. */
async function dragOver(card: HTMLElement, over: Element, pointerType = 'mouse') {
  const pointer = { pointerId: 1, isPrimary: true, pointerType, button: 0 };
  await fireEvent.pointerDown(card, { ...pointer, ...middle(card) });
  const { clientX, clientY } = middle(over);
  await fireEvent.pointerMove(window, { ...pointer, clientX: clientX - 20, clientY });
  await fireEvent.pointerMove(window, { ...pointer, clientX, clientY });
  await waitFor(() => expect(document.querySelector('[data-drag-picture]')).not.toBeNull());
  // The drop line follows with the next frame.
  await fireEvent.pointerMove(window, { ...pointer, clientX, clientY: clientY + 2 });
  return { drop: () => void fireEvent.pointerUp(window, { ...pointer, clientX, clientY }) };
}

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    await expect((await lists()).length).toBeGreaterThan(2);
  },
};

export const DefaultTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async (context) => {
    await Default.play?.(context);
    await expect(await screen.findByRole('searchbox', { name: 'Kartlarda ara' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'scrumboard-silent' } },
  play: async () => {
    await expect(await screen.findByText('Loading the board')).toBeInTheDocument();
  },
};
export const LoadingOnAPhone: Story = { tags: ['full'], ...Loading, globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  parameters: { msw: { scenario: 'scrumboard-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The board could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect((await lists()).length).toBeGreaterThan(2);
  },
};

export const Unknown: Story = {
  parameters: at('nothing'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to the boards' })).toBeVisible());
  },
};

export const UnknownLeft: Story = {
  ...Unknown,
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the boards' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent(boardPaths.boards);
  },
};

export const Many: Story = {
  parameters: { msw: { scenario: 'scrumboard-1000' }, ...at('board-large') },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(10));
    // Only the cards in view are drawn.
    await expect(document.querySelectorAll('[data-card]').length).toBeLessThan(320);
  },
};

export const Hostile: Story = { tags: ['full'], parameters: { msw: { scenario: 'hostile-text' }, ...at('board-hostile') } };

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Kartlarda ara' })).toBeVisible());
    await userEvent.click((await screen.findAllByRole('button', { name: 'Taşı' }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'En alta' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** On a phone the filter is behind a button that shows the number of chosen criteria. */
export const PhoneFilter: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Filter cards' });
    await expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search cards' }), 'price');
    await waitFor(() => expect(screen.getByText('2 of 14 cards')).toBeVisible());
    await waitFor(() => expect(opener).toHaveAccessibleName('Filter cards, 1 filter chosen'));
    await userEvent.click(opener);
    await waitFor(() => expect(screen.queryByRole('search')).toBeNull());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(opener).toHaveAccessibleName('Filter cards'));
  },
};

/** Default shows the idle state of the machine. From here on: each of its other states. */
/** A user who may only view opens cards and moves between them: nothing can be lifted, selected, renamed or added. */
export const ReadOnly: Story = {
  parameters: { app: { ...at('board-1').app, user: { ...demoUser, role: 'read' } } },
  play: async () => {
    const card = await firstCard();
    const before = titlesIn(await listAt(0));
    card.focus();
    await userEvent.keyboard(' {ArrowDown}x{Delete}');
    await expect(cardsIn(await listAt(0))[1]).toHaveFocus();
    await fireEvent.pointerDown(card, { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, ...middle(card) });
    await fireEvent.pointerMove(window, { pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX: 400, clientY: 300 });
    await fireEvent.pointerUp(window, { pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX: 400, clientY: 300 });
    await expect(document.querySelector('[data-lifted], [data-drag-picture]')).toBeNull();
    await expect(titlesIn(await listAt(0))).toEqual(before);
    await expect(within(await listAt(0)).queryAllByRole('button')).toEqual([]);
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

export const Pointing: Story = {
  tags: ['behaviour'],
  play: async () => {
    const card = await firstCard();
    await fireEvent.pointerDown(card, { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, ...middle(card) });
    await expect(document.querySelector('[data-drag-picture]')).toBeNull();
  },
};

export const DraggingOverCard: Story = {
  play: async () => {
    await dragOver(await firstCard(0), (await firstCard(1)).closest('li') as Element);
    await waitFor(() => expect(document.querySelector('[data-drop-line][data-seen]')).not.toBeNull());
  },
};

export const DraggingOverList: Story = {
  play: async () => {
    const list = await listAt(1);
    await dragOver(await firstCard(0), list.querySelector('[data-scroller] + div') as Element);
    await waitFor(() => expect(document.querySelector('[data-drop-line][data-seen]')).not.toBeNull());
  },
};

export const DraggingOverNothing: Story = {
  play: async () => {
    await dragOver(await firstCard(0), screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(document.querySelector('[data-drop-line][data-seen]')).toBeNull());
  },
};

export const DroppedOnNothing: Story = {
  tags: ['behaviour'],
  play: async () => {
    const { drop } = await dragOver(await firstCard(0), screen.getByRole('heading', { level: 1 }));
    drop();
    await waitFor(() => expect(document.querySelector('[data-drag-picture]')).toBeNull());
    await waitFor(async () => expect(await firstCard(0)).toHaveFocus());
  },
};

export const DraggingList: Story = {
  play: async () => {
    const handle = within(await listAt(0)).getByRole('button', { name: /^Move list/ });
    await dragOver(handle, await listAt(2));
    await waitFor(() => expect(document.querySelector('[data-drop-line][data-seen][data-vertical]')).not.toBeNull());
  },
};

export const LiftedByKeyboard: Story = {
  play: async () => {
    await lift();
    await expectMessage(/lifted from place 1 of/);
    await userEvent.keyboard('{ArrowRight}');
    await expectMessage(/, place 1 of/);
    await waitFor(() => expect(document.querySelector('[data-drop-line][data-seen]')).not.toBeNull());
  },
};

export const LiftedByKeyboardTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await lift();
    await expectMessage(/kaldırıldı: .* yerin 1\. sırası/);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.querySelector('[data-drop-line][data-seen]')).not.toBeNull());
  },
};

export const DroppedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async () => {
    const card = await lift();
    const title = card.textContent ?? '';
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
    const list = await listAt(1);
    await waitFor(() => expect(titlesIn(list)[1]).toBe(title));
    await waitFor(() => expect(within(list).getByRole('link', { name: title })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(titlesIn(await listAt(0))[0]).toBe(title));
    await expectMessage(/is back in To do/);
    await waitFor(async () => expect(within(await listAt(0)).getByRole('link', { name: title })).toHaveFocus());
    // A redo scrolls into view too. Its keys belong to the app frame.
    boardHistory.lastUndone('board-1')?.redo();
    await waitFor(async () => expect(within(await listAt(1)).getByRole('link', { name: title })).toHaveFocus());
  },
};

/** A list that somebody else has moved since stays where they put it; Retry moves it back all the same. */
export const ListMovedOnByOthers: Story = {
  tags: ['behaviour'],
  play: async () => {
    const storedTitles = async () => (await fetchBoard('board-1')).lists.map((list) => list.title);
    const before = await fetchBoard('board-1');
    const [first] = before.lists;
    const title = first?.title ?? '';
    await userEvent.click(await screen.findByRole('button', { name: `Actions of list ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move right' }));
    await waitFor(async () => expect((await storedTitles())[1]).toBe(title));
    await sendWrite(updateLists([{ id: first?.id ?? '', position: 900_000_000 }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText(/Somebody else changed it meanwhile/)).toBeVisible());
    await expect((await storedTitles()).at(-1)).toBe(title);
    await waitFor(async () => expect((await lists()).at(-1)).toHaveAccessibleName(new RegExp(title)));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await storedTitles()).toEqual(before.lists.map((list) => list.title)));
  },
};

/** An added card is visible where it was typed: it is announced to screen readers, and no toast covers the board. */
export const AddedQuietly: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = await listAt(0);
    await userEvent.click(within(list).getByRole('button', { name: 'Add another card' }));
    await userEvent.type(within(list).getByRole('textbox', { name: /Title of the new card/ }), 'Count the mugs{Enter}');
    await within(list).findByRole('link', { name: 'Count the mugs' });
    await expectMessage(/“Count the mugs” added/);
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** A card deleted by somebody else in mid-drag is named, though it is no longer on the board. */
export const DeletedDuringDrag: Story = {
  tags: ['behaviour'],
  play: async () => {
    const title = (await lift()).textContent ?? '';
    await sendWrite(deleteCard({ id: 'board-1-list-1-card-1' }));
    // As another tab broadcasts it.
    new BroadcastChannel('stockroom.tabs').postMessage({ topic: 'board', message: 'board-1' });
    await waitFor(() => expect(screen.getByText(`“${title}” was deleted elsewhere while it was being moved`)).toBeVisible());
  },
};

/** A drop that takes a list over its limit is announced as such. */
export const OverTheLimitAnnounced: Story = {
  tags: ['behaviour'],
  play: async () => {
    for (const _twice of [1, 2]) {
      await lift();
      await userEvent.keyboard('{ArrowRight} ');
      await waitFor(() => expect(document.querySelector('[data-lifted]')).toBeNull());
      // The dropped card is focused again: the next one is lifted after that.
      await expectMessage(/is in In progress now/);
    }
    await expectMessage(/is in In progress now\. In progress is over its limit: 5 of 4\./);
  },
};

/** A card lifted right after a drop stays lifted: neither the flight nor the returning focus ends its drag. */
export const LiftedAgainAtOnce: Story = {
  tags: ['behaviour'],
  play: async () => {
    const [first, second] = cardsIn(await listAt(0)) as [HTMLElement, HTMLElement];
    const titles = [first.textContent, second.textContent];
    await lift();
    await userEvent.keyboard('{ArrowRight} ');
    second.focus();
    await userEvent.keyboard(' ');
    // Once the first has landed the same keys move the second, as it is still lifted.
    await waitFor(async () =>
      expect((await fetchBoard('board-1')).lists[1]?.cards.map(({ title }) => title)).toContain(titles[0]),
    );
    await waitFor(async () => expect(titlesIn(await listAt(1))).toContain(titles[0]));
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(async () => expect(titlesIn(await listAt(1))).toEqual(expect.arrayContaining(titles)));
    await waitFor(async () => expect(within(await listAt(1)).getByRole('link', { name: titles[1] ?? '' })).toHaveFocus());
  },
};

export const Cancelled: Story = {
  tags: ['behaviour'],
  play: async () => {
    const before = titlesIn(await listAt(0));
    await lift();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Escape}');
    await expectMessage(/^Cancelled\./);
    await expect(titlesIn(await listAt(0))).toEqual(before);
  },
};

/** A drop that the server has not answered yet: the card is already in its new place. */
export const Saving: Story = {
  play: async (context) => {
    const title = (await firstCard()).textContent ?? '';
    await mocksOf(context).settings.set({ extraDelayMs: 600_000 });
    await lift();
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(async () => expect(titlesIn(await listAt(1))).toContain(title));
  },
};

/** A drop that the server rejects: the card is back, and the reason is shown. */
export const RolledBack: Story = {
  play: async (context) => {
    const before = titlesIn(await listAt(0));
    await mocksOf(context).settings.set({ failing: 'scrumboard' });
    await lift();
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(screen.getByText(/could not be moved/)).toBeVisible());
    await waitFor(async () => expect(titlesIn(await listAt(0))).toEqual(before));
    await waitFor(async () => expect(await firstCard()).toHaveFocus());
    await mocksOf(context).settings.set({ failing: 'none' });
  },
};

/** A list that blocks asks for a reason before anything is moved. */
export const Asking: Story = {
  parameters: { msw: { scenario: 'hostile-text' }, ...at('board-hostile') },
  play: async () => {
    const handle = await firstCard(0);
    handle.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(async () => expect(titlesIn(await listAt(1))).toHaveLength(1));
    await lift(1);
    await userEvent.keyboard('{ArrowLeft} ');
    await waitFor(() => expect(screen.getByRole('dialog', { name: /is full/ })).toBeVisible());
  },
};

export const MoveMenu: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = await listAt(0);
    const [first, second] = titlesIn(list);
    const item = cardsIn(list)[0]?.closest('li') as HTMLElement;
    await userEvent.click(await within(item).findByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'To the bottom' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'To the bottom' }));
    await waitFor(() => expect(titlesIn(list)[0]).toBe(second));
    await waitFor(() => expect(within(list).getByRole('link', { name: first })).toHaveFocus());
  },
};

export const ListMenu: Story = {
  tags: ['behaviour'],
  play: async () => {
    const title = (await listAt(0)).getAttribute('aria-label') ?? '';
    await userEvent.click(screen.getByRole('button', { name: `Actions of list ${title}` }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'To the end' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'To the end' }));
    await waitFor(() => expect([...document.querySelectorAll('[data-list]')].at(-1)).toHaveAttribute('aria-label', title));
  },
};

export const Renaming: Story = {
  play: async () => {
    const list = await listAt(0);
    await userEvent.click(list.querySelector('[data-act="rename"]') as Element);
    await waitFor(() => expect(within(list).getByRole('textbox', { name: 'Name of the list' })).toHaveFocus());
  },
};

export const Renamed: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Renaming.play?.(context);
    const list = await listAt(0);
    const field = within(list).getByRole('textbox', { name: 'Name of the list' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Counted twice{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Counted twice' })).toBeVisible());
    await expect(list.querySelector('[data-act="rename"]')).toHaveFocus();
  },
};

/** Leaving the field saves the name, and the focus goes where the click was. */
export const RenamedOnBlur: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = await listAt(0);
    await userEvent.click(list.querySelector('[data-act="rename"]') as Element);
    await userEvent.type(await within(list).findByRole('textbox', { name: 'Name of the list' }), ', counted twice');
    const search = screen.getByRole('searchbox', { name: 'Search cards' });
    await userEvent.click(search);
    await waitFor(() => expect(screen.getByRole('region', { name: /, counted twice$/ })).toBeVisible());
    await expect(search).toHaveFocus();
  },
};

export const Filtered: Story = {
  parameters: at('board-1', '?due=none&label=gone'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^\d+ of \d+ cards$/)).toBeVisible());
  },
};

export const FiltersCleared: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async (context) => {
    await Filtered.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.queryByText(/^\d+ of \d+ cards$/)).toBeNull());
    await expect(screen.getByRole('search')).toHaveFocus();
  },
};

export const NoResults: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search cards' }), '%%%');
    await waitFor(() => expect(screen.getAllByText('No card of this list matches.').length).toBeGreaterThan(1));
  },
};

export const Selected: Story = {
  play: async () => {
    (await firstCard(0)).focus();
    await userEvent.keyboard('x{ArrowDown}');
    await waitFor(async () => expect(cardsIn(await listAt(0))[1]).toHaveFocus());
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.getByText('2 cards selected')).toBeVisible());
  },
};

export const SelectionDeleted: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Selected.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('2 cards deleted')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('2 cards deleted')).toBeNull());
  },
};

/** A label is put on all selected cards; the toast covers no control that may be needed next. */
export const SelectionLabelled: Story = {
  play: async () => {
    (await firstCard(0)).focus();
    await userEvent.keyboard('x{ArrowDown}');
    await waitFor(async () => expect(cardsIn(await listAt(0))[1]).toHaveFocus());
    await userEvent.keyboard('x');
    const bar = await screen.findByRole('group', { name: 'Selected cards' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Labels' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Supplier' }));
    await userEvent.keyboard('{Escape}');
    const message = await screen.findByText('“Supplier” is on 2 cards now');
    await waitFor(() => expect(message).toBeVisible());
    const toast = message.closest('li') as HTMLElement;
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
  },
};

/** One of several cards cannot be deleted: it is named, and the others stay deleted and can be undone. */
export const PartlyDeleted: Story = {
  tags: ['behaviour'],
  play: async () => {
    const [first, second] = titlesIn(await listAt(0));
    (await firstCard(0)).focus();
    await userEvent.keyboard('x{ArrowDown}');
    await waitFor(async () => expect(cardsIn(await listAt(0))[1]).toHaveFocus());
    await userEvent.keyboard('x');
    const gone = (await fetchBoard('board-1')).lists[0]?.cards[1]?.id ?? '';
    await sendWrite(deleteCard({ id: gone }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText(new RegExp(`“${second}” could not be deleted`))).toBeVisible());
    await waitFor(() => expect(screen.getByText(`“${first}” deleted`)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(titlesIn(await listAt(0))[0]).toBe(first));
  },
};

/** A card added to a full list goes over its limit with the given reason. */
export const AddedOverLimit: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'hostile-text' }, ...at('board-hostile') },
  play: async () => {
    const list = await listAt(0);
    await userEvent.click(within(list).getByRole('button', { name: 'Add another card' }));
    await userEvent.type(within(list).getByRole('textbox', { name: /Title of the new card/ }), 'Urgent return{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /is full/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The customer waits');
    await userEvent.click(dialog.getByRole('button', { name: 'Go over the limit' }));
    await waitFor(async () => {
      const { lists: stored } = await fetchBoard('board-hostile');
      await expect(stored[0]?.cards.at(-1)).toMatchObject({ title: 'Urgent return', limitReason: 'The customer waits' });
    });
  },
};

/** A whole selection is dragged together. */
export const SelectionDragged: Story = {
  tags: ['behaviour'],
  play: async () => {
    const titles = titlesIn(await listAt(0)).slice(0, 2);
    (await firstCard(0)).focus();
    await userEvent.keyboard('x{ArrowDown}');
    await waitFor(async () => expect(cardsIn(await listAt(0))[1]).toHaveFocus());
    await userEvent.keyboard('x');
    const { drop } = await dragOver(await firstCard(0), (await firstCard(1)).closest('li') as Element);
    await waitFor(() => expect(document.querySelector('[data-drag-count]')).toHaveTextContent('2'));
    drop();
    await waitFor(async () => expect(titlesIn(await listAt(1))).toEqual(expect.arrayContaining(titles)));
    await waitFor(() => expect(screen.getByRole('link', { name: titles[0] })).toHaveFocus());
  },
};

export const AddSeveral: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = await listAt(0);
    await userEvent.click(within(list).getByRole('button', { name: 'Add another card' }));
    const field = within(list).getByRole('textbox', { name: /Title of the new card/ });
    await userEvent.click(field);
    await userEvent.paste('Count caps\n\n  Count scarves  \nCount mugs');
    await userEvent.click(within(list).getByRole('button', { name: 'Add 3 cards' }));
    await waitFor(() => expect(titlesIn(list).slice(-3)).toEqual(['Count caps', 'Count scarves', 'Count mugs']));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(async () =>
      expect((await fetchBoard('board-1')).lists[0]?.cards.slice(-3).map(({ title }) => title)).toEqual([
        'Count caps',
        'Count scarves',
        'Count mugs',
      ]),
    );
  },
};
