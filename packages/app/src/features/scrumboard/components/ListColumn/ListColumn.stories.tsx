import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildCard, buildList } from '#features/scrumboard/testing/buildBoard';
import { buildTileContext } from '#features/scrumboard/testing/buildTileContext';
import { ListColumn } from './ListColumn';

const CARDS = ['Print the price labels', 'Write to regular customers', 'Order ribbon'].map((title, at) =>
  buildCard({ id: `card-${at}`, title, position: at + 1 }),
);
const LIST = buildList({ title: 'To do' });

const meta = {
  component: ListColumn,
  args: {
    view: { list: LIST, cards: CARDS, shown: CARDS },
    context: buildTileContext(),
    labels: {
      name: 'Name of the list',
      rename: 'Rename',
      lift: (title) => `Move list ${title}`,
      menu: (title) => `Actions of list ${title}`,
      hintId: 'hint',
      place: ({ at, of }) => `${at} of ${of}`,
      count: ({ wip }, count, shown) =>
        shown === count ? (wip.mode === 'none' ? `${count}` : `${count}/${wip.limit}`) : `${shown} of ${count}`,
      limit: (_list, count) => `${count} cards`,
      empty: 'No cards. Drop one here or add one.',
      noMatch: 'No card of this list matches.',
    },
    selected: new Set<string>(),
    onRename: fn(),
    handle: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420 }}>
        <p id="hint" hidden>
          Space lifts
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list's handle, title and menu carry its name; the cards are links in it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'To do' }));
    await expect(list.getByRole('button', { name: 'Move list To do' })).toHaveAccessibleDescription('Space lifts');
    await expect(list.getByRole('button', { name: 'Actions of list To do' })).toHaveAttribute('aria-haspopup', 'menu');
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(CARDS.map(({ title }) => title));
  },
};

/** The name of the list becomes a field while it is edited. */
export const Renaming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To do' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of the list' })).toHaveFocus());
  },
};

export const Renamed: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To do' }));
    const field = await canvas.findByRole('textbox', { name: 'Name of the list' });
    await fireEvent.change(field, { target: { value: 'Later' } });
    await fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith('list', 'Later'));
  },
};

/** On a phone the list shows its position among the lists. */
export const Phone: Story = {
  args: { position: { at: 2, of: 4 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 4')).toBeVisible();
  },
};

export const Empty: Story = { args: { view: { list: LIST, cards: [], shown: [] } } };
export const NoResults: Story = { args: { view: { list: LIST, cards: CARDS, shown: [] } } };
export const Filtered: Story = { args: { view: { list: LIST, cards: CARDS, shown: CARDS.slice(0, 1) } } };
export const Full: Story = {
  args: { view: { list: { ...LIST, wip: { limit: 3, mode: 'warn' } }, cards: CARDS, shown: CARDS } },
};
export const OverTheLimit: Story = {
  args: { view: { list: { ...LIST, wip: { limit: 2, mode: 'block' } }, cards: CARDS, shown: CARDS } },
};

/** Of a long list only the cards in view are drawn. */
export const Long: Story = {
  tags: ['full'],
  args: {
    view: (() => {
      const cards = Array.from({ length: 500 }, (_unused, at) =>
        buildCard({ id: `card-${at}`, title: `Card ${at + 1}`, position: at + 1 }),
      );
      return { list: LIST, cards, shown: cards };
    })(),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Card 1' })).toBeVisible());
    await expect(canvas.getAllByRole('link').length).toBeLessThan(60);
  },
};

export const Hostile: Story = {
  tags: ['full'],
  args: { view: { list: { ...LIST, title: `<b>${'Unbreakable'.repeat(20)}` }, cards: CARDS, shown: CARDS } },
};
