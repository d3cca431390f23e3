import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateProduct } from '#entities/products/updateProduct';
import { fetchAllProducts } from '#features/inventory/api/fetchAllProducts';
import { fetchMovements } from '#features/inventory/api/fetchMovements';
import { fetchProducts } from '#features/inventory/api/fetchProducts';
import { productsQuery } from '#features/inventory/api/queries';
import { inventoryPaths } from '#features/inventory/inventoryPaths';
import { toDraft } from '#features/inventory/model/draft';
import { inventoryAddress, queryOf } from '#features/inventory/model/list/listState';
import { announcements } from '#shared/announce/announce';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';
import { saveQuerySnapshot } from '#shared/query/client/querySnapshot';
import { toSession } from '#shared/session/SessionContext';
import { withApp } from '#shared/testing/withApp';
import { InventoryScreen } from './InventoryScreen';
import { listSnapshotName } from './usePersistedList';

const at = (query: string) => ({ app: { user: demoUser, path: `${inventoryPaths.list}${query}`, route: inventoryPaths.list } });

const meta = {
  component: InventoryScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof InventoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'Boat Tote, Large';
const name = () => screen.findByRole('textbox', { name: 'Name' });
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

async function openDetails() {
  await userEvent.click(await screen.findByRole('button', { name: `Details of ${NAME}` }));
  await expect(await name()).toHaveValue(NAME);
}

/** Waits until lists, tags and movements have loaded: only requests after that are held back by a story. */
async function allOfTheDetails() {
  await waitFor(() => expect(screen.queryByDisplayValue(/^Number \d+$/)).not.toBeInTheDocument());
  await screen.findByRole('checkbox', { name: 'ladies' });
  await screen.findByRole('button', { name: 'Show earlier' });
}

async function rename(text: string) {
  await userEvent.clear(await name());
  await userEvent.type(await name(), text);
}

async function stored() {
  const { products } = await fetchProducts({ ...inventoryAddress.fallback, search: 'boat tote' });
  const [product] = products ?? [];
  if (!product) throw new Error('The demo has a boat tote');
  return product;
}

/** Overlays fade in: they exist before they are visible. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

const update = async () => userEvent.click(await screen.findByRole('button', { name: 'Update' }));

export const Default: Story = {
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Products' }));
    await waitFor(() => expect(table.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible());
  },
};

export const DefaultTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await seen(() => screen.getByRole('button', { name: `${NAME} ayrıntıları` }));
    await seen(() => screen.getByRole('navigation', { name: 'Sayfalar' }));
  },
};

export const Loading: Story = { parameters: { msw: { scenario: 'loading' } } };

export const Empty: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No products yet' })).toBeVisible());
  },
};

export const NoResults: Story = {
  parameters: at('?search=%25%25%25'),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear search' })).toHaveLength(2));
  },
};

export const SearchCleared: Story = {
  ...NoResults,
  tags: ['behaviour'],
  play: async (context) => {
    await NoResults.play?.(context);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The products could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
  },
};

/** The tab's list from before the reload, when no newer one can be loaded. */
export const OutOfDate: Story = {
  beforeEach: async (context) => {
    const { queryKey } = productsQuery(queryOf(inventoryAddress.fallback), 'en');
    saveQuerySnapshot(listSnapshotName(toSession(demoUser), queryKey), await fetchProducts(queryOf(inventoryAddress.fallback)));
    await mocksOf(context).settings.set({ failing: 'inventory' });
  },
  play: async () => {
    await expect(await screen.findByText('The list may be out of date')).toBeVisible();
    await expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible();
  },
};

/** The list and the form have loaded; only the store's lists of brands, countries and styles have not. */
export const Partial: Story = {
  play: async (context) => {
    await screen.findByRole('button', { name: `Details of ${NAME}` });
    await mocksOf(context).settings.set({ storeServer: 'failing' });
    await openDetails();
    await waitFor(() => expect(screen.getAllByText('The list could not be loaded.')).toHaveLength(5));
    await mocksOf(context).settings.set({ storeServer: 'working' });
  },
};

export const SearchAndSort: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'strap');
    await waitFor(() => expect(screen.queryByRole('button', { name: `Details of ${NAME}` })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending'));
    await expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('strap');
  },
};

/** The order is chosen while the search is still debounced: neither overrides the other. */
export const SortDuringDebounce: Story = {
  tags: ['behaviour'],
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search products' });
    const price = await screen.findByRole('button', { name: 'Price' });
    await fireEvent.change(search, { target: { value: 'strap' } });
    await userEvent.click(price);
    await waitFor(() => expect(screen.getByText('1 – 7 of 7')).toBeVisible());
    await expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** A page past the end is corrected to the last. */
export const PastTheEnd: Story = {
  parameters: at('?page=999&sort=colour'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('61 – 68 of 68')).toBeVisible());
    await seen(() => screen.getByText(/Parts of the address made no sense/));
    // The toast stays while the pointer is over it, long enough for the screenshot.
    await userEvent.hover(screen.getByText(/Parts of the address made no sense/));
  },
};

export const UnknownProduct: Story = {
  parameters: at('?product=987654'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('This product is not here')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
  },
};

export const DetailsOpen: Story = {
  play: async () => {
    await openDetails();
    await expect(await screen.findByRole('combobox', { name: 'Brand' })).not.toHaveValue('');
    await allOfTheDetails();
  },
};

/** A product in the address is shown, whatever page it is on. */
export const DetailsOfAnotherPage: Story = {
  parameters: at('?page=1&product=64'),
  play: async () => {
    await expect(await name()).not.toHaveValue('');
  },
};

export const EditingDirty: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat tote, small');
    await waitFor(() => expect(screen.getByText('Not saved: Name')).toBeVisible());
  },
};

export const EditingInvalid: Story = {
  play: async () => {
    await openDetails();
    await userEvent.clear(await name());
    await update();
    await expect(await screen.findByRole('region', { name: /needs a look/ })).toHaveFocus();
  },
};

export const Saving: Story = {
  play: async (context) => {
    await openDetails();
    await allOfTheDetails();
    await rename('Boat tote, small');
    await mocksOf(context).settings.set({ extraDelayMs: 600_000 });
    await update();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible());
    // Shown before the server has saved it.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details of Boat tote, small' })).toBeVisible());
  },
};

export const Saved: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat tote, small');
    await update();
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await expect((await stored()).name).toBe('Boat tote, small');
  },
};

/** A barcode in the field of the stock: a value far above the previous one needs confirmation before it is saved. */
export const SuspiciousStock: Story = {
  play: async () => {
    await openDetails();
    await allOfTheDetails();
    const stock = await screen.findByRole('spinbutton', { name: 'Stock' });
    await userEvent.clear(stock);
    await userEvent.type(stock, '9521000000360');
    await update();
    await expect(await screen.findByRole('alertdialog', { name: 'Is this right?' })).toHaveTextContent(
      'Stock: 9,521,000,000,360.',
    );
  },
};

export const SuspiciousStockConfirmed: Story = {
  ...SuspiciousStock,
  tags: ['behaviour'],
  play: async (context) => {
    const before = (await stored()).stock;
    await SuspiciousStock.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await stored()).stock).toBe(before);
    await update();
    await userEvent.click(await screen.findByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await expect((await stored()).stock).toBe(9_521_000_000_360);
  },
};

export const SaveFailed: Story = {
  play: async (context) => {
    await openDetails();
    await rename('Boat tote, small');
    await mocksOf(context).settings.set({ failing: 'inventory' });
    await update();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
    await expect(await name()).toHaveValue('Boat tote, small');
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
  },
};

export const SaveFailedAndRetried: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await SaveFailed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  },
};

export const Conflict: Story = {
  play: async () => {
    await openDetails();
    await rename('Mine');
    const { id, updatedAt } = await stored();
    await updateProduct(id, { name: 'Boat Tote, theirs', stock: 5, updatedAt });
    await update();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by two' }));
    await seen(() => dialog.getByText('Yours: Mine'));
    await expect(dialog.queryByRole('radiogroup', { name: 'Stock' })).not.toBeInTheDocument();
  },
};

export const ConflictSettled: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Conflict.play?.(context);
    await userEvent.click(await screen.findByRole('radio', { name: /Theirs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await name()).toHaveValue('Boat Tote, theirs');
    await expect((await stored()).stock).toBe(5);
  },
};

/** Changes of different fields are merged without a question. */
export const MergedQuietly: Story = {
  tags: ['behaviour'],
  play: async () => {
    await openDetails();
    await rename('Boat Tote, mine');
    const { id, updatedAt } = await stored();
    await updateProduct(id, { stock: 5, updatedAt });
    await update();
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    await expect(await stored()).toMatchObject({ name: 'Boat Tote, mine', stock: 5 });
  },
};

export const Deleting: Story = {
  play: async (context) => {
    await openDetails();
    await allOfTheDetails();
    await mocksOf(context).settings.set({ extraDelayMs: 600_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deleting…' })).toBeVisible());
  },
};

export const DeletedAndUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Details of ${NAME}` })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
  },
};

export const NewDraft: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(await name()).toHaveValue('A New Product');
  },
};

export const NewDraftTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ürün ekle' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ad' })).toHaveFocus());
  },
};

export const NewDraftSaved: Story = {
  tags: ['behaviour'],
  play: async () => {
    await screen.findAllByRole('button', { name: /^Details of / });
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await rename('Anchor lamp');
    await userEvent.type(await screen.findByRole('textbox', { name: 'SKU' }), 'AL-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Save product' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Details of Anchor lamp' })).toHaveAttribute('aria-expanded', 'true'),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details of Anchor lamp' })).toHaveFocus());
  },
};

/** The stock that a new product starts with is a change like any other: it can be undone by itself. */
export const FirstStockUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    await screen.findAllByRole('button', { name: /^Details of / });
    await userEvent.click(await screen.findByRole('button', { name: 'Add product' }));
    await rename('Anchor lamp');
    await userEvent.type(await screen.findByRole('textbox', { name: 'SKU' }), 'AL-1');
    const stock = await screen.findByRole('spinbutton', { name: 'Stock' });
    await userEvent.clear(stock);
    await userEvent.type(stock, '12');
    await userEvent.click(await screen.findByRole('button', { name: 'Save product' }));
    await seen(() => screen.getByText('Stock of Anchor lamp is 12 now.'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const lamp = async () => (await fetchAllProducts({ search: 'AL-1' }))[0];
    await waitFor(async () => expect(await lamp()).toMatchObject({ name: 'Anchor lamp', stock: 0 }));
  },
};

export const LeaveQuestion: Story = {
  play: async () => {
    await openDetails();
    await rename('Boat tote, small');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await seen(() => dialog.getByRole('button', { name: 'Stay' }));
  },
};

/** A draft from before a reload, or before the session ended, is offered for restoring. */
export const DraftRestored: Story = {
  loaders: [
    async () => {
      const base = await stored();
      drafts.write(
        { userId: demoUser.id, subject: draftSubject('product', base.id) },
        { draft: { ...toDraft(base), name: 'Typed before' }, base },
      );
      return {};
    },
  ],
  play: async () => {
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Bring them back' }));
    await expect(await name()).toHaveValue('Typed before');
  },
};

export const InlineEditFailed: Story = {
  globals: { viewport: { value: 'lg' } },
  play: async (context) => {
    const button = await screen.findByRole('button', { name: new RegExp(`change the stock of ${NAME}`) });
    await mocksOf(context).settings.set({ failing: 'inventory' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByLabelText(`New stock of ${NAME}`)).toHaveFocus());
    await userEvent.keyboard('77{Enter}');
    await seen(() => screen.getAllByRole('button', { name: 'Retry' }).at(-1) as HTMLElement);
    await expect(screen.getByRole('button', { name: new RegExp(`change the stock of ${NAME}`) })).toHaveTextContent(/^30/);
  },
};

export const Selected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${NAME}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 68 that match' }));
    await waitFor(() => expect(screen.getByText('68 selected', { ignore: '[role=status]' })).toBeVisible());
    await waitFor(() => expect(announcements.get().message).toBe('68 selected'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus());
  },
};

/** A selection collects products from several searches. */
export const SelectionOutlivesASearch: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${NAME}` }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'strap{Enter}');
    await waitFor(() => expect(screen.getByText('1 – 7 of 7')).toBeVisible());
    await waitFor(() => expect(screen.getByText('1 selected', { ignore: '[role=status]' })).toBeVisible());
  },
};

/** The next scan replaces the last. */
export const ScanAfterScan: Story = {
  tags: ['behaviour'],
  play: async () => {
    const search = await screen.findByRole('searchbox', { name: 'Search products' });
    await userEvent.type(search, 'strap{Enter}');
    await userEvent.keyboard('tote{Enter}');
    await expect(search).toHaveValue('tote');
  },
};

/** An address that names the stock of a product focuses that field, with the product's row in view. */
export const StockFieldFromAddress: Story = {
  tags: ['behaviour'],
  parameters: at('?product=64#product-stock'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Stock' })).toHaveFocus());
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await waitFor(() => expect(isInView(screen.getByRole('spinbutton', { name: 'Stock' }))).toBe(true));
    await expect(isInView(screen.getByRole('button', { name: /^Details of/, expanded: true }))).toBe(true);
  },
};

/** Choosing pictures leaves the focus where it was while they are processed. */
export const PicturesKeepTheFocus: Story = {
  tags: ['behaviour'],
  play: async () => {
    await openDetails();
    const button = await screen.findByRole('button', { name: 'Choose pictures' });
    button.focus();
    const picture = new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'a.png', { type: 'image/png' });
    const input = button.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is a field for files');
    await userEvent.upload(input, [picture, picture]);
    button.focus();
    await waitFor(() => expect(screen.getByText(/^Not saved:/)).toBeVisible());
    await expect(button).toHaveFocus();
  },
};

/** A smaller window sorts by a menu. */
export const SortedOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Stock' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /change the stock of/ })[0]).toHaveTextContent(/^0/));
  },
};

export const EarlierMovements: Story = {
  tags: ['behaviour'],
  play: async () => {
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(screen.getAllByText(/ → /).length).toBeGreaterThan(5));
  },
};

/** The reason of a change in the row appears in the history, and Undo reverts the change. */
export const StockOfTheRowUndone: Story = {
  parameters: at('?search=boat+tote'),
  tags: ['behaviour'],
  play: async () => {
    const { id, stock } = await stored();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`change the stock of ${NAME}`) }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: `New stock of ${NAME}` })).toHaveFocus());
    await userEvent.keyboard('-3{Tab}l{Enter}{Tab}Not on the shelf{Enter}');
    await seen(() => screen.getByText(`Stock of ${NAME} is ${stock - 3} now.`));
    const newest = async () => (await fetchMovements(id, 1)).movements?.[0];
    await expect(await newest()).toMatchObject({ delta: -3, reason: 'lost', note: 'Not on the shelf' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).stock).toBe(stock));
    await expect(await newest()).toMatchObject({ delta: 3, reason: 'lost' });
    await waitFor(() => expect(screen.getByRole('button', { name: new RegExp(`^${stock}, .*${NAME}`) })).toBeVisible());
  },
};

/** A raised price updates the base price, and Undo restores both. */
export const PriceOfTheRowUndone: Story = {
  parameters: at('?search=boat+tote'),
  tags: ['behaviour'],
  play: async () => {
    const { price, basePrice, taxPercent } = await stored();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`change the price of ${NAME}`) }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: `New price of ${NAME}` })).toHaveFocus());
    await userEvent.keyboard('+10{Enter}');
    await seen(() => screen.getByText(/^Price of Boat Tote, Large is .* now\.$/));
    const raised = await stored();
    await expect(raised.price).toBe(Math.round(price * 100 + 1000) / 100);
    await expect(raised.basePrice).toBe(Math.round((raised.price * 10_000) / (100 + taxPercent)) / 100);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ price, basePrice }));
    await seen(() => screen.getByRole('button', { name: /^\$56\.97, change the price/ }));
  },
};

export const ActiveOfTheRowUndone: Story = {
  parameters: at('?search=boat+tote'),
  globals: { viewport: { value: 'lg' } },
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Active, deactivate ${NAME}` }));
    await seen(() => screen.getByText(`${NAME} is inactive now.`));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).active).toBe(true));
    await seen(() => screen.getByRole('button', { name: `Active, deactivate ${NAME}` }));
  },
};

/** A colleague's newer price and base price stay; so does the rest of their change. */
export const PriceChangedSinceStays: Story = {
  parameters: at('?search=boat+tote'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`change the price of ${NAME}`) }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: `New price of ${NAME}` })).toHaveFocus());
    await userEvent.keyboard('+10{Enter}');
    await seen(() => screen.getByText(/^Price of Boat Tote, Large is .* now\.$/));
    const { id, basePrice } = await stored();
    await updateProduct(id, { price: 70 });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(() => screen.getByText(`${NAME} was changed elsewhere since: Price stays $70.00.`));
    await expect(await stored()).toMatchObject({ price: 70, basePrice });
  },
};

/** Each of two changes has its own Undo: undoing the first reverts only the first. */
export const FirstOfTwoUndone: Story = {
  parameters: at('?search=tote'),
  tags: ['behaviour'],
  play: async () => {
    const before = (await fetchAllProducts({ search: 'tote' })).slice(0, 2);
    for (const { name: tote, stock } of before) {
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`change the stock of ${tote}$`) }));
      await waitFor(() => expect(screen.getByRole('spinbutton', { name: `New stock of ${tote}` })).toHaveFocus());
      await userEvent.keyboard('+5{F2}');
      await seen(() => screen.getByText(`Stock of ${tote} is ${stock + 5} now.`));
    }
    const [undoFirst] = screen.getAllByRole('button', { name: 'Undo' });
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    await userEvent.click(undoFirst ?? document.body);
    const stocks = async () => (await fetchAllProducts({ search: 'tote' })).slice(0, 2).map(({ stock }) => stock);
    await waitFor(async () => expect(await stocks()).toEqual([before[0]?.stock, (before[1]?.stock ?? 0) + 5]));
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  },
};

/** The form also asks for the reason as soon as its stock changes. */
export const StockReasonInForm: Story = {
  tags: ['behaviour'],
  play: async () => {
    await openDetails();
    const { id, stock } = await stored();
    const field = await screen.findByRole('spinbutton', { name: 'Stock' });
    await userEvent.clear(field);
    await userEvent.type(field, String(stock + 4));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Received' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'PO-9');
    await update();
    await seen(() => screen.getByText(/PO-9$/));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).stock).toBe(stock));
    await expect((await fetchMovements(id, 2)).movements).toMatchObject([
      { delta: -4, reason: 'received' },
      { delta: 4, reason: 'received', note: 'PO-9' },
    ]);
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Stock' })).toHaveValue(String(stock)));
    await expect(screen.queryByRole('combobox', { name: 'Reason' })).not.toBeInTheDocument();
  },
};

export const DeactivateAll: Story = {
  tags: ['behaviour'],
  play: async () => {
    await screen.findByRole('checkbox', { name: `Select ${NAME}` });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
    await seen(() => screen.getByText(/10 products are inactive now/));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(() => screen.getByText('10 products are as they were.'));
  },
};

/** The selected products are queued for printing; the list of labels is one click away. */
export const LabelSome: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${NAME}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Print labels' }));
    await seen(() => screen.getByText('1 product waits for its labels.'));
    await expect(screen.getByRole('button', { name: 'Open labels' })).toBeVisible();
  },
};

export const TenThousand: Story = {
  parameters: { msw: { scenario: 'products-10000' }, ...at('?size=100&page=50') },
  play: async () => {
    await expect(await screen.findByText('4,901 – 5,000 of 10,000', {}, { timeout: 20_000 })).toBeVisible();
    const table = screen.getByRole('table', { name: 'Products' });
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  },
};

export const HostileTexts: Story = { tags: ['full'], parameters: { msw: { scenario: 'hostile-text' } } };

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Envanter' })).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: `${NAME} ayrıntıları` }));
    await expect(await screen.findByRole('spinbutton', { name: 'Fiyat' })).toHaveValue('56,97');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneTurkish: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: () => seen(() => screen.getByRole('button', { name: `${NAME} ayrıntıları` })),
};

export const PhoneDetails: Story = {
  parameters: { ...at('?search=boat%20tote'), snapshot: { viewport: { width: 320, height: 800 } } },
  play: DetailsOpen.play,
};

/** A link contains all filters; a brand that the store lacks is reported. */
export const Filtered: Story = {
  parameters: at('?category=10&brand=999&level=low'),
  play: async () => {
    await seen(() => screen.getByRole('button', { name: 'Remove filter Category: Totes' }));
    await seen(() => screen.getByRole('button', { name: /^Remove filter Brand: number 999, not in this store/ }));
    await seen(() => screen.getByText(/^This store does not have: Brand/));
    await seen(() => screen.getByRole('heading', { name: 'No product matches' }));
  },
};

export const FiltersTakenAway: Story = {
  ...Filtered,
  tags: ['behaviour'],
  play: async (context) => {
    await Filtered.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: /^Remove filter Brand/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove filter Low stock' })).toHaveFocus());
    const [clear] = await screen.findAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(screen.getByRole('button', { name: `Details of ${NAME}` })).toBeVisible());
    await expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
  },
};

/** No number is at least 50 and at most 10: the bar says so, and so does the drawer at the field. */
export const RangeCrossed: Story = {
  parameters: at('?stockFrom=50&stockTo=10&dialog=filters'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await seen(() => drawer.getByText('Less than the range begins with: nothing can be found.'));
    await waitFor(() => expect(screen.getByText(/^The range ends before it begins.*Stock up to 10/)).toBeInTheDocument());
  },
};

export const FiltersChosen: Story = {
  parameters: at('?dialog=filters'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: /^Backpacks/ }));
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /^Backpacks/ })).toBeChecked());
    await seen(() => drawer.getByRole('button', { name: /^Show \d products?$/ }));
  },
};

/** The button that shows all values disappears when pressed, and moves the focus on. */
export const AllValuesShown: Story = {
  parameters: at('?dialog=filters'),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    // The names arrive after the counts, and put the values in their order.
    await drawer.findByRole('checkbox', { name: /^Bramble & Co/ });
    const brands = within(drawer.getByRole('group', { name: 'Brand' }));
    await waitFor(() => expect(brands.queryByRole('checkbox', { name: /^Number/i })).toBeNull());
    const shown = brands.getAllByRole('checkbox').length;
    await userEvent.click(brands.getByRole('button', { name: /^Show all/ }));
    await waitFor(() => expect(brands.getAllByRole('checkbox')[shown]).toHaveFocus());
  },
};

export const FilteredByNumber: Story = {
  parameters: at('?dialog=filters'),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(await drawer.findByRole('spinbutton', { name: 'At most' }), '0');
    await userEvent.click(await drawer.findByRole('button', { name: /^Show \d+ products$/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove filter Stock up to 0' })).toBeVisible());
  },
};

/** A product that no longer matches the filters after an edit stays, with a mark, until the list changes. */
export const EditedOutOfFilters: Story = {
  parameters: at('?category=10&stockFrom=30'),
  tags: ['behaviour'],
  play: async () => {
    const stock = async (text: string) => {
      await userEvent.click(await screen.findByRole('button', { name: new RegExp(`change the stock of ${NAME}`) }));
      const field = await screen.findByRole('spinbutton', { name: `New stock of ${NAME}` });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    };
    await stock('3');
    await waitFor(() => expect(screen.getByText('No longer in the filters')).toBeVisible());
    await stock('31');
    await waitFor(() => expect(screen.queryByText('No longer in the filters')).not.toBeInTheDocument());
  },
};
