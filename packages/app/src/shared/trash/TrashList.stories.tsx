import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../testing/withApp';
import { TrashList } from './TrashList';

const restore = fn();
const item = (id: string, name: string, onRestore: (() => void) | undefined = restore) => ({
  id,
  name,
  about: 'from To do',
  deletedAt: '2026-03-20T09:00:00Z',
  onRestore,
});

const meta = {
  component: TrashList,
  decorators: [withApp],
  args: {
    title: 'Cards',
    items: [item('1', 'Print the price labels'), item('2', 'Order ribbon')],
  },
} satisfies Meta<typeof TrashList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    restore.mockClear();
    const [, second] = await canvas.findAllByRole('button', { name: 'Bring back' });
    await expect(second).toHaveAccessibleDescription('Order ribbon');
    await userEvent.click(second as HTMLElement);
    await expect(restore).toHaveBeenCalledOnce();
  },
};

/** A card whose list is in the trash too is restored with it. */
export const CannotComeBack: Story = {
  args: { items: [{ ...item('1', 'Dress the large window'), onRestore: undefined }] },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Dress the large window')).toBeVisible());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** After a restore the focus moves to the neighbouring entry, for the next click. */
export const FocusGoesOn: Story = {
  tags: ['behaviour'],
  render: function Render({ items, ...args }) {
    const [gone, setGone] = useState<readonly string[]>([]);
    const left = items.filter(({ id }) => !gone.includes(id));
    return <TrashList {...args} items={left.map((each) => ({ ...each, onRestore: () => setGone([...gone, each.id]) }))} />;
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Bring back' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bring back' })).toHaveFocus());
    await expect(canvas.queryByText('Print the price labels')).toBeNull();
  },
};

/** A trash of thousands is rendered in parts: the page stays fast. */
export const Many: Story = {
  tags: ['behaviour'],
  args: { items: Array.from({ length: 10_000 }, (_, at) => item(String(at), `Card ${at}`)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more of 10,000' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
};

export const Hostile: Story = { tags: ['full'], args: { items: [item('1', `<b>${'Unbreakable'.repeat(30)}`)] } };
export const Turkish: Story = { tags: ['full'], globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], ...Hostile, globals: { viewport: { value: 'phone' } } };
