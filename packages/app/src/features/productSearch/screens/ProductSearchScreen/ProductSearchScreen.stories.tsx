import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fetchByCode } from '#entities/products/productSearch';
import { createCachedProducts } from '#features/productSearch/cached/cachedProducts';
import { productSearchPaths } from '#features/productSearch/productSearchPaths';
import { listenForScans } from '#shared/scanner/listenForScans';
import { scans } from '#shared/scanner/scans';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { withApp } from '#shared/testing/withApp';
import { ProductSearchScreen } from './ProductSearchScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${productSearchPaths.page}${query}`, route: productSearchPaths.page },
});

const meta = {
  component: ProductSearchScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
  beforeEach: () => {
    for (const key of localStore.keys()) if (key.startsWith(storageKeys.known)) localStore.remove(key);
  },
} satisfies Meta<typeof ProductSearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('searchbox', { name: 'Find a product' });
const names = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);
const found = (name: string) => waitFor(() => expect(names()).toContain(name));

/** The search field has the focus. */
export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('heading', { name: 'Scan or type' })).toBeVisible();
  },
};

export const Found: Story = {
  parameters: at('?search=saati'),
  play: () => found('Isparta Gül Saati'),
};

const foundInTurkish = async () => {
  const results = await screen.findByRole('list', { name: 'Sonuçlar' });
  await waitFor(() => expect(within(results).getByRole('link', { name: 'Isparta Gül Saati' })).toBeVisible());
};
export const FoundTurkish: Story = { tags: ['full'], ...Found, globals: { language: 'tr' }, play: foundInTurkish };

export const FoundOnAPhone: Story = {
  tags: ['full'],
  ...Found,
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await screen.findByRole('link', { name: 'Isparta Gül Saati' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Typing errors are tolerated, and the page says so. */
export const Near: Story = {
  parameters: at('?search=isprata'),
  play: async () => {
    await found('Isparta Gül Saati');
    await expect(screen.getByText(/These are nearly so called/)).toBeVisible();
  },
};

export const NearTurkish: Story = {
  tags: ['full'],
  ...Near,
  globals: { language: 'tr' },
  play: async () => {
    await foundInTurkish();
    await expect(screen.getByText(/Adı buna yakın olanlar bunlar/)).toBeVisible();
  },
};

/** Found by words of other fields, in any order; the address holds the search term. */
export const Typed: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.type(await field(), 'saati isparta{Enter}');
    await found('Isparta Gül Saati');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Results' })).toBeNull());
    await expect(await field()).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: { ...at('?search=oak'), msw: { scenario: 'loading' } },
  play: async () => {
    await expect(await screen.findByText('Looking for products')).toBeInTheDocument();
  },
};

export const NoResults: Story = {
  parameters: at('?search=qqqqqqqq'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible());
  },
};

/** The server is unreachable, and no matching product was looked up on this device before. */
export const Failed: Story = {
  parameters: { ...at('?search=saati'), msw: { scenario: 'failing' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Nothing like it was looked up/)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await (context.loaded['mocks'] as Mocks).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await found('Isparta Gül Saati');
  },
};

/** Without a network, the device answers with products looked up before. */
export const Offline: Story = {
  parameters: { ...at('?search=gece'), msw: { scenario: 'offline' } },
  beforeEach: () => {
    const product = { sku: 'HP-W-0011', barcode: '', brand: 'Tidewater', price: 149, reorderPoint: null, thumbnail: null };
    createCachedProducts(`${demoUser.id} ${demoUser.homeStoreId}`).add([
      { ...product, id: 11, name: 'İstanbul Gece Saati', stock: 12, active: true },
    ]);
  },
  play: async () => {
    await found('İstanbul Gece Saati');
    await expect(screen.getByText('The store can’t be reached')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
  },
};

export const Hostile: Story = {
  tags: ['full'],
  parameters: { ...at('?search=img'), msw: { scenario: 'hostile-text' } },
  globals: { viewport: { value: 'phone' } },
};

export const Many: Story = {
  tags: ['behaviour'],
  parameters: { ...at('?search=watch'), msw: { scenario: 'products-10000' } },
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(25));
    await expect(screen.getByRole('link', { name: 'See all in the inventory' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/inventory?search=watch',
    );
  },
};

const stockOf = async (code: string) => (await fetchByCode(code))[0]?.stock ?? 0;

/** With a reason; Undo reverts it. */
export const StockChanged: Story = {
  parameters: at('?search=hp-w-0010'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Change stock.*Isparta Gül Saati/ }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'How many' })).toBeVisible());
  },
};

export const StockChangedAndUndone: Story = {
  ...StockChanged,
  tags: ['behaviour'],
  play: async (context) => {
    const before = await stockOf('hp-w-0010');
    await StockChanged.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(async () => expect(await stockOf('hp-w-0010')).toBe(before + 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stockOf('hp-w-0010')).toBe(before));
  },
};

/** The last reason is repeated with one click. */
export const ReasonRepeated: Story = {
  tags: ['behaviour'],
  parameters: at('?search=hp-w-0010'),
  beforeEach: () => () => localStore.remove(storageKeys.whys + demoUser.id),
  play: async () => {
    const open = async () => userEvent.click(await screen.findByRole('button', { name: /^Change stock.*Isparta Gül Saati/ }));
    await open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Damaged' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Wet box{Enter}');
    await waitFor(() => expect(screen.getByText(/^Recorded: Isparta Gül Saati/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'How many' })).not.toBeInTheDocument());
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Damaged · Wet box' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Wet box'));
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveTextContent('Damaged');
  },
};

export const AddingStock: Story = {
  parameters: at('?scan=stock'),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Add stock' })).toBeChecked());
    await expect(await screen.findByRole('combobox', { name: 'Reason' })).toBeVisible();
  },
};

export const AddingStockTurkish: Story = {
  tags: ['full'],
  ...AddingStock,
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Stoka ekle' })).toBeChecked());
    await expect(await screen.findByRole('combobox', { name: 'Neden' })).toBeVisible();
  },
};

/** "12" followed by a scan counts twelve; the next scan counts one. The field is left empty. */
export const ScannedTwelveTimes: Story = {
  ...AddingStock,
  tags: ['behaviour'],
  beforeEach: () => listenForScans({ settings: () => ({ gap: 35, end: 'enter' }), onScan: (scan) => scans.hand(scan) }),
  play: async () => {
    const before = await stockOf('hp-w-0010');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    const scan = () => {
      // All keys at once, as from a scanner: with Storybook's steps between them they would look like a person's typing.
      for (const key of [...'HP-W-0010', 'Enter']) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    await userEvent.type(input, '12');
    // The pause of a person taking the scanner; without it both would be read as one code.
    await new Promise((settle) => setTimeout(settle, 150));
    scan();
    await expect(input).toHaveValue('');
    await waitFor(async () => expect(await stockOf('hp-w-0010')).toBe(before + 12));
    await new Promise((settle) => setTimeout(settle, 150));
    scan();
    await waitFor(async () => expect(await stockOf('hp-w-0010')).toBe(before + 13));
  },
};
