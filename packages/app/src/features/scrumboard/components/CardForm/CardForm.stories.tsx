import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, fireEvent } from 'storybook/test';
import { draftOf } from '#features/scrumboard/model/cardDraft';
import { buildCard } from '#features/scrumboard/testing/buildBoard';
import { withApp } from '#shared/testing/withApp';
import { CardForm } from './CardForm';

const DRAFT = draftOf(
  buildCard({
    title: 'Print the price labels',
    description: 'Two for each piece, one for the drawer.',
    labels: ['urgent'],
    dueDate: '2026-03-24',
    members: ['mina'],
    checklist: [{ id: '1', title: 'Watches', completed: true }],
    cover: '/covers/waves.svg',
  }),
);

const meta = {
  component: CardForm,
  decorators: [withApp],
  args: {
    cardId: 'card',
    draft: DRAFT,
    labels: [{ id: 'urgent', boardId: 'board', title: 'Urgent', color: 'critical' }],
    members: [{ id: 'mina', name: 'Mina Aydın', avatar: null }],
    today: '2026-03-20',
    isListDone: false,
    limitReason: null,
    coverPicker: null,
    onChange: fn(),
    labelActions: { onAdd: fn(), onChange: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each field reports what it changed; a title has no line breaks. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await fireEvent.change(title, { target: { value: 'Print\n them' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ title: 'Print them' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Urgent' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ labels: [] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mina Aydın' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ members: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the due date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ dueDate: null });
  },
};

export const EmptyTitle: Story = {
  args: { draft: { ...DRAFT, title: ' ' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid());
  },
};
/** Chosen values appear as chips, which remove them. */
export const TakenOff: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Urgent off' }));
    await expect(args.onChange).toHaveBeenCalledWith({ labels: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Take Mina Aydın off' }));
    await expect(args.onChange).toHaveBeenCalledWith({ members: [] });
  },
};

export const Overdue: Story = { args: { draft: { ...DRAFT, dueDate: '2026-03-19' }, limitReason: 'The customer waits' } };
export const Bare: Story = { args: { draft: draftOf(buildCard({ title: 'Count caps' })), labels: [], members: [] } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
