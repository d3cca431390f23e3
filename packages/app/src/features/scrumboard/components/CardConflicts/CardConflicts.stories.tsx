import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { draftOf } from '#features/scrumboard/model/cardDraft';
import { buildCard } from '#features/scrumboard/testing/buildBoard';
import { withApp } from '#shared/testing/withApp';
import { CardConflicts } from './CardConflicts';

const label = (id: string, title: string) => ({ id, boardId: 'board', title, color: 'info' as const });
const MINE = draftOf(
  buildCard({
    title: 'Print them all',
    labels: ['urgent'],
    dueDate: '2026-03-24',
    members: ['mina'],
    cover: '/covers/waves.svg',
  }),
);
const THEIRS = draftOf(
  buildCard({
    title: 'Print the price labels',
    description: 'Two for each piece',
    labels: ['urgent', 'photos'],
    checklist: [{ id: '1', title: 'Bags', completed: true }],
  }),
);

const meta = {
  component: CardConflicts,
  decorators: [withApp],
  args: {
    fields: ['title', 'labels'],
    mine: MINE,
    theirs: THEIRS,
    labels: [label('urgent', 'Urgent'), label('photos', 'Photos')],
    members: [{ id: 'mina', name: 'Mina Aydın', avatar: null }],
    onSettle: fn(),
  },
} satisfies Meta<typeof CardConflicts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each field is resolved by itself. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('The labels changed here and elsewhere')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Urgent and Photos')).toBeVisible());
    const [mineOfTitle] = canvas.getAllByRole('button', { name: 'Keep yours' });
    await userEvent.click(mineOfTitle as HTMLElement);
    await expect(args.onSettle).toHaveBeenCalledWith('title', 'mine');
    const [, theirsOfLabels] = canvas.getAllByRole('button', { name: 'Take the stored one' });
    await userEvent.click(theirsOfLabels as HTMLElement);
    await expect(args.onSettle).toHaveBeenCalledWith('labels', 'theirs');
  },
};

export const EveryField: Story = {
  args: { fields: ['title', 'description', 'labels', 'dueDate', 'members', 'checklist', 'cover'] },
};
export const Hostile: Story = {
  tags: ['full'],
  args: { fields: ['title'], mine: { ...MINE, title: `<b>${'Unbreakable'.repeat(30)}` } },
  globals: { viewport: { value: 'phone' } },
};
export const Turkish: Story = { tags: ['full'], ...EveryField, globals: { language: 'tr' } };
