import type { BoardLabel } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCard } from '#features/scrumboard/testing/buildBoard';
import { buildTileContext } from '#features/scrumboard/testing/buildTileContext';
import { CardTile } from './CardTile';
import { Cards } from './CardTile.styles';

const CARD = buildCard({
  title: 'Dress the large window',
  labels: ['window', 'urgent'],
  dueDate: '2026-03-24',
  members: ['mina', 'ada', 'kaan', 'noor'],
  checklist: [
    { id: '1', title: 'Measure', completed: true },
    { id: '2', title: 'Hang', completed: false },
  ],
});
const CONTEXT = buildTileContext({
  labels: new Map<string, BoardLabel>(
    (['neutral', 'accent', 'info', 'success', 'warning', 'critical'] as const).map((color) => [
      color,
      { id: color, boardId: 'board', title: color, color },
    ]),
  )
    .set('window', { id: 'window', boardId: 'board', title: 'Window', color: 'accent' })
    .set('urgent', { id: 'urgent', boardId: 'board', title: 'Urgent', color: 'critical' }),
  members: new Map(['mina', 'ada', 'kaan', 'noor'].map((id) => [id, { id, name: id, avatar: null }])),
});

const meta = {
  component: CardTile,
  args: { card: CARD, index: 0, count: 3, context: CONTEXT, isDone: false, isSelected: false, isCurrent: true },
  decorators: [
    (Story) => (
      <Cards style={{ width: 260, margin: 16 }}>
        <Story />
        <li id="hint" hidden>
          Space lifts
        </li>
      </Cards>
    ),
  ],
} satisfies Meta<typeof CardTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a card can show. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dress the large window' })).toHaveAttribute('href');
    await expect(await canvas.findByRole('button', { name: 'Move' })).toHaveAccessibleDescription('Dress the large window');
  },
};

export const TitleAlone: Story = {
  args: { card: { ...CARD, labels: [], dueDate: null, members: [], checklist: [] } },
};

export const Cover: Story = { args: { card: { ...CARD, cover: '/covers/waves.svg' } } };

/** Done work is no longer overdue; a card marked as done itself says so in a word. */
export const Done: Story = {
  args: { card: { ...CARD, dueDate: '2026-03-19', done: true }, isDone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done')).toBeVisible();
    await expect(canvas.queryByText(/Overdue/)).toBeNull();
  },
};

export const Overdue: Story = { args: { card: { ...CARD, dueDate: '2026-03-19' } } };

export const StepsDone: Story = {
  args: { card: { ...CARD, checklist: CARD.checklist.map((step) => ({ ...step, completed: true })) } },
};

export const Selected: Story = { args: { isSelected: true } };

/** Every colour that a label can have. */
export const LabelColors: Story = {
  args: { card: { ...CARD, labels: ['neutral', 'accent', 'info', 'success', 'warning', 'critical', 'gone'] } },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    card: { ...CARD, title: `<img src=x onerror=alert(1)> ${'Unbreakable'.repeat(180)}`, dueDate: 'never', members: ['?'] },
  },
};
