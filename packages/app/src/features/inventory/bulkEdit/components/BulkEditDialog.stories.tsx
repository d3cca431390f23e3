import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { updateProduct } from '#entities/products/updateProduct';
import { fetchAllProducts } from '#features/inventory/api/fetchAllProducts';
import { fetchMovements } from '#features/inventory/api/fetchMovements';
import { buildProduct } from '#features/inventory/testing/buildProduct';
import { withApp } from '#shared/testing/withApp';
import { BulkEditDialog } from './BulkEditDialog';

const totes = (signal?: AbortSignal) => fetchAllProducts({ search: 'tote' }, signal);

const meta = {
  component: BulkEditDialog,
  decorators: [withApp],
  parameters: { app: { user: demoUser } },
  args: { count: 3, fetchProducts: totes, onClose: fn() },
} satisfies Meta<typeof BulkEditDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
async function choose(field: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}
async function addStock(text: string) {
  await choose('Stock', 'Add or take off');
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'Units' }), text);
  await press('Preview');
}

/** The untouched form. */
export const Default: Story = { play: () => seen(() => screen.getByRole('dialog', { name: 'Edit 3 products' })) };

export const AmountMissing: Story = {
  play: async () => {
    await choose('Price', 'Change by per cent');
    await press('Preview');
    await seen(() => screen.getByText('Enter an amount, with − to take off.'));
  },
};

/** A note that is too long is reported in the form, before the preview. */
export const NoteTooLong: Story = {
  play: async () => {
    await choose('Stock', 'Add or take off');
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.click(note);
    await userEvent.paste('Counted anew. '.repeat(40));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Units' }), '5');
    await press('Preview');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(/The note is too long/);
    await expect(screen.queryByRole('list', { name: 'Before and after' })).not.toBeInTheDocument();
  },
};

/** Impossible changes come first and are left out. */
export const Preview: Story = {
  play: async () => {
    await addStock('-25');
    await seen(() => screen.getByRole('list', { name: 'Before and after' }));
    await seen(() => screen.getAllByText('The stock would be less than 0')[0] ?? document.body);
  },
};

export const PreviewTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await choose('Stok', 'Ekle veya çıkar');
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Adet' }), '-25');
    await press('Önizle');
    await seen(() => screen.getByRole('list', { name: 'Önce ve sonra' }));
    await seen(() => screen.getAllByText('Stok 0’ın altına düşer')[0] ?? document.body);
  },
};

/** A barcode may have been scanned into the amount: a value that would grow far larger is marked. */
export const Suspicious: Story = {
  play: async () => {
    await addStock('9521000000360');
    await seen(() => screen.getByText(/^3 products will be changed.*far more than before/));
    await waitFor(() => expect(screen.getAllByText('Far more than before')).toHaveLength(3));
  },
};

export const AppliedAndUndone: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const before = await totes();
    await choose('Stock', 'Add or take off');
    await choose('Reason', 'Received');
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Units' }), '5');
    await press('Preview');
    await press('Apply');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
    for (const { id } of before) {
      await expect((await fetchMovements(id, 1)).movements).toMatchObject([{ delta: 5, reason: 'received' }]);
    }
    const after = await totes();
    await expect(after.map(({ stock }) => stock)).toEqual(before.map(({ stock }) => stock + 5));
    await press('Undo');
    await waitFor(async () => expect((await totes()).map(({ stock }) => stock)).toEqual(before.map(({ stock }) => stock)));
  },
};

/** Products that somebody else changed after the preview are not overwritten. */
export const ChangedElsewhere: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const [first] = await totes();
    if (!first) throw new Error('The demo has totes');
    await addStock('5');
    await screen.findByRole('list', { name: 'Before and after' });
    await updateProduct(first.id, { name: `${first.name} of canvas`, updatedAt: first.updatedAt });
    await press('Apply');
    await seen(() => screen.getByText('1 product was not changed.'));
    await seen(() => screen.getByText('Somebody else changed it meanwhile. Try again.'));
    await seen(() => screen.getByText(first.name));
    await press('Back to the list');
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

const many = async (signal?: AbortSignal) => (await fetchAllProducts({ search: '' }, signal)).slice(0, 250);

/** Every row can be reviewed, though not all are rendered. */
export const ManyPreviewed: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'products-10000' } },
  args: { count: 250, fetchProducts: many },
  play: async () => {
    await addStock('5');
    const list = await screen.findByRole('list', { name: 'Before and after' });
    await waitFor(() => expect(list.querySelector('li[data-entry]')).toHaveAttribute('aria-setsize', '250'));
    await expect(list.querySelectorAll('li[data-entry]').length).toBeLessThan(100);
    const scroller = list.parentElement ?? document.body;
    scroller.focus();
    await expect(scroller).toHaveFocus();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(list.querySelector('[data-entry="249"]')).toBeVisible());
  },
};

/** Changes made before a call failed are listed and can be undone. */
export const FailedMidway: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'products-10000' } },
  args: {
    count: 101,
    // The second call contains a product that cannot be serialised.
    fetchProducts: async (signal) => [...(await many(signal)).slice(0, 100), buildProduct({ id: 1n as never, name: 'Odd' })],
  },
  play: async ({ args }) => {
    const before = await many();
    await addStock('5');
    await press('Apply');
    await seen(() => screen.getByText(/^Not all products were changed/));
    await seen(() => screen.getByText('100 of 101 are changed. The others are as they were.'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await press('Undo');
    await waitFor(async () => expect((await many()).map(({ stock }) => stock)).toEqual(before.map(({ stock }) => stock)));
  },
};

/** A retry after a failure continues, and applies nothing twice. */
export const FailedAndTriedAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { settings } = context.loaded['mocks'] as Mocks;
    const before = await totes();
    await addStock('5');
    await screen.findByRole('list', { name: 'Before and after' });
    await settings.set({ failing: 'inventory' });
    await press('Apply');
    await seen(() => screen.getByText(/^Not all products were changed/));
    await settings.set({ failing: 'none' });
    await press('Apply');
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledWith(true));
    await expect((await totes()).map(({ stock }) => stock)).toEqual(before.map(({ stock }) => stock + 5));
  },
};
