import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { updateProduct } from '#entities/products/updateProduct';
import { createProduct } from '#features/inventory/api/createProduct';
import { fetchAllProducts } from '#features/inventory/api/fetchAllProducts';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { withApp } from '#shared/testing/withApp';
import { InventoryScreen } from './InventoryScreen';

/** Only products as the user saw them are deleted, and exactly the deleted ones are restored. */
const meta = {
  component: InventoryScreen,
  decorators: [withApp],
  tags: ['behaviour'],
  parameters: {
    layout: 'padded',
    app: { user: demoUser, path: `${inventoryPaths.list}?search=tote`, route: inventoryPaths.list },
  },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Boat Tote, Large';
const EVERYTHING = { search: '', filters: '' };
const totes = () => fetchAllProducts({ search: 'tote', filters: '' });
async function tote() {
  const found = (await totes()).find(({ name }) => name === NAME);
  if (!found) throw new Error('The demo has a boat tote');
  return found;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const selectAll = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
const confirm = async (title: string | RegExp) => {
  await screen.findByRole('alertdialog', { name: title });
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
};

/** A delivery arrived meanwhile: it is neither deleted unnoticed nor lost by Undo. */
export const NewerThanSeen: Story = {
  play: async () => {
    await press(`Details of ${NAME}`);
    await screen.findByRole('button', { name: 'Show earlier' });
    const { id, stock } = await tote();
    await updateProduct(id, { stock: stock + 63 });
    await press('Delete');
    await seen('Somebody changed it since you saw it. Look at what is new, then try again.');
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Stock' })).toHaveValue(String(stock + 63)));
    await press('Retry');
    await press('Undo');
    await waitFor(async () => expect((await tote()).stock).toBe(stock + 63));
  },
};

export const NewerThanSelected: Story = {
  play: async () => {
    const before = await totes();
    await selectAll();
    await press('Delete');
    await updateProduct((await tote()).id, { stock: 999 });
    await confirm(`Delete ${before.length} products?`);
    await seen(`Not done: “${NAME}”. Somebody changed it since you saw it. Retry deletes it all the same.`);
    await expect((await totes()).map(({ name, stock }) => [name, stock])).toEqual([[NAME, 999]]);
  },
};

/** A product whose SKU has been taken is named, and restored once that is resolved. */
export const PartlyRestored: Story = {
  play: async () => {
    const before = await totes();
    const { sku } = await tote();
    await selectAll();
    await press('Delete');
    await confirm(`Delete ${before.length} products?`);
    await waitFor(async () => expect(await totes()).toEqual([]));
    const { product: other } = await createProduct({ name: 'Beach bag', sku });
    await press('Undo');
    await seen(new RegExp(`^Not done: “${NAME}”\\. Another product has its SKU by now\\.`));
    await updateProduct(other.id, { sku: 'OTHER-1' });
    await press('Retry');
    await waitFor(async () => expect((await totes()).map(({ id }) => id)).toEqual(before.map(({ id }) => id)));
  },
};

/** A deleted product survives a reload and the end of Undo: it is in the trash, with its stock. */
export const FoundInTheTrash: Story = {
  play: async () => {
    const { id, stock } = await tote();
    await press(`Details of ${NAME}`);
    await screen.findByRole('button', { name: 'Show earlier' });
    await press('Delete');
    await seen(`${NAME} is deleted.`);
    await press('More');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Trash' }));
    await press('Bring back');
    await waitFor(async () => expect(await tote()).toMatchObject({ id, stock }));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('button', { name: `Details of ${NAME}` });
  },
};

/** The deletion takes the products of the confirmation, whatever matches afterwards. */
export const DeletesConfirmedProducts: Story = {
  parameters: { app: { user: demoUser, path: inventoryPaths.list, route: inventoryPaths.list } },
  play: async () => {
    const before = await fetchAllProducts(EVERYTHING);
    await selectAll();
    await press(`Select all ${before.length} that match`);
    await press('Delete');
    await screen.findByRole('alertdialog', { name: `Delete ${before.length} products?` });
    const { product: late } = await createProduct({ name: 'Tote that came late', sku: 'LATE-1' });
    await confirm(`Delete ${before.length} products?`);
    await seen(`${before.length} products are deleted.`);
    await expect((await fetchAllProducts(EVERYTHING)).map(({ id }) => id)).toEqual([late.id]);
  },
};

/** More products match now than the label stated: the action asks first. */
export const MoreThanStated: Story = {
  parameters: { app: { user: demoUser, path: inventoryPaths.list, route: inventoryPaths.list } },
  play: async () => {
    const { length } = await fetchAllProducts(EVERYTHING);
    await selectAll();
    await press(`Select all ${length} that match`);
    await createProduct({ name: 'Tote that came late', sku: 'LATE-1' });
    await press('Deactivate');
    await screen.findByRole('alertdialog', { name: `${length + 1} products match by now. Go on?` });
    await press('Go on');
    await seen(`${length + 1} products are inactive now.`);
  },
};
