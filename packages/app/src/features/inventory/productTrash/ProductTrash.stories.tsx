import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { updateProduct } from '#entities/products/updateProduct';
import { withApp } from '#shared/testing/withApp';
import { createProduct } from '../api/createProduct';
import { deleteProduct } from '../api/deleteProduct';
import { fetchAllProducts } from '../api/fetchAllProducts';
import { fetchTrash } from '../api/trashCalls';
import { ProductTrash } from './ProductTrash';

const found = (search: string) => fetchAllProducts({ search, filters: '' });

/** Deletes all search results before the story renders. */
async function deleteFound(search: string) {
  for (const product of await found(search)) await deleteProduct(product);
}

const meta = {
  component: ProductTrash,
  decorators: [withApp],
  parameters: { app: { user: demoUser } },
  args: { onClose: fn() },
} satisfies Meta<typeof ProductTrash>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Default: Story = {
  beforeEach: () => deleteFound('tote'),
  play: async () => {
    await seen('Boat Tote, Large');
    await seen('Deleted products stay here for 30 days.');
  },
};

export const Turkish: Story = {
  tags: ['full'],
  ...Default,
  globals: { language: 'tr' },
  play: async () => {
    await seen('Boat Tote, Large');
    await seen('Silinen ürünler 30 gün burada kalır.');
  },
};

export const Phone: Story = {
  tags: ['full'],
  ...Default,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen('Boat Tote, Large');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Empty: Story = {
  play: async () => {
    await seen('The trash is empty');
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

export const EmptyTurkish: Story = { tags: ['full'], globals: { language: 'tr' }, play: async () => seen('Çöp kutusu boş') };

export const Loading: Story = { parameters: { msw: { scenario: 'loading' } } };

export const Failed: Story = {
  parameters: { msw: { scenario: 'failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The trash could not be loaded');
  },
};

/** Found by half a word of a name or by a SKU; a filtered trash cannot be emptied by accident. */
export const Search: Story = {
  tags: ['behaviour'],
  beforeEach: () => deleteFound('tote'),
  play: async () => {
    const [tote] = await fetchTrash();
    const field = await screen.findByRole('searchbox', { name: 'Search the trash' });
    await userEvent.type(field, tote?.sku ?? '');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Bring back' })).toHaveLength(1));
    await expect(screen.queryByRole('button', { name: 'Empty the trash' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await seen('No deleted product matches');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body);
    await seen('Boat Tote, Large');
  },
};

export const BroughtBack: Story = {
  tags: ['behaviour'],
  beforeEach: () => deleteFound('boat tote, large'),
  play: async () => {
    const [tote] = await fetchTrash();
    await press('Bring back');
    await seen('Boat Tote, Large is back.');
    await seen('The trash is empty');
    await expect((await found('boat tote, large')).map(({ id, stock }) => [id, stock])).toEqual([[tote?.id, tote?.stock]]);
  },
};

/** Another product has taken its SKU: the user is asked for another one, with the reason, and it is checked. */
export const SkuTaken: Story = {
  beforeEach: async () => {
    const [tote] = await found('boat tote, large');
    await deleteFound('boat tote, large');
    await createProduct({ name: 'Beach bag', sku: tote?.sku ?? '' });
  },
  play: async () => {
    await press('Bring back');
    await screen.findByRole('dialog', { name: 'Bring “Boat Tote, Large” back under another SKU' });
    await seen(/^“Beach bag” has the SKU .* by now\.$/);
  },
};

export const SkuTakenTurkish: Story = {
  tags: ['full'],
  ...SkuTaken,
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await press('Geri getir');
    await screen.findByRole('dialog', { name: '“Boat Tote, Large” ürününü başka bir SKU ile geri getir' });
    await seen(/^.* SKU’su artık “Beach bag” ürününde\.$/);
  },
};

export const AnotherSku: Story = {
  ...SkuTaken,
  tags: ['behaviour'],
  play: async () => {
    await createProduct({ name: 'Second bag', sku: 'ALSO-TAKEN' });
    await press('Bring back');
    const field = await screen.findByRole('textbox', { name: 'New SKU' });
    const submit = async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Enter}');
    };
    await submit();
    await seen('Enter a SKU');
    await userEvent.type(field, 'also-taken');
    await submit();
    await seen('“Second bag” has this SKU already.');
    await userEvent.clear(field);
    await userEvent.type(field, 'TOTE-2');
    await submit();
    await seen('Boat Tote, Large is back.');
    await expect((await found('TOTE-2')).map(({ name }) => name)).toEqual(['Boat Tote, Large']);
  },
};

/** A product that was deleted while the confirmation was open stays. */
export const Emptying: Story = {
  tags: ['behaviour'],
  beforeEach: () => deleteFound('boat tote, large'),
  play: async () => {
    await press('Empty the trash');
    await screen.findByText('Delete 1 entry for ever?');
    const [late] = await found('');
    if (late) await deleteProduct(late);
    await press('Delete for ever');
    await waitFor(async () => expect((await fetchTrash()).map(({ id }) => id)).toEqual([late?.id]));
  },
};

/** A colleague restored it first: no new SKU is asked for, and the list is correct. */
export const RestoredElsewhere: Story = {
  tags: ['behaviour'],
  beforeEach: () => deleteFound('boat tote, large'),
  play: async () => {
    const [tote] = await fetchTrash();
    await screen.findByRole('button', { name: 'Bring back' });
    await createProduct({ id: tote?.id, name: 'Brought back elsewhere', sku: 'ELSEWHERE' });
    await updateProduct(tote?.id ?? 0, { stock: 7 });
    await press('Bring back');
    await seen('The trash is empty');
    await expect((await found('ELSEWHERE')).map(({ stock }) => stock)).toEqual([7]);
  },
};
