import { inventoryEndpoints, MovementPage, Product } from '@stockroom/contract';
import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMovements } from '#entities/stock/movementCalls';
import { rememberReason } from '#entities/stock/recentReasons';
import { transactionPaths } from '#features/transactions/transactionPaths';
import { request } from '#shared/api/http';
import { scans } from '#shared/scanner/scans';
import { localStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { withApp } from '#shared/testing/withApp';
import { TransactionsScreen } from './TransactionsScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${transactionPaths.ledger}${query}`, route: transactionPaths.ledger },
});

const meta = {
  component: TransactionsScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.findByRole('table', { name: 'Stock movements' });
const rows = async () => within(await table()).findAllByRole('link', { name: /./ });
const expectVisible = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stockOf = async (id: number) =>
  (await request({ method: 'GET', path: inventoryEndpoints.product, query: { id }, schema: Product })).stock;
const expectStock = (id: number, wanted: number) => waitFor(async () => expect(await stockOf(id)).toBe(wanted));
const mocksOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['mocks'] as Mocks;

export const Default: Story = {
  play: async () => {
    await rows();
    for (const name of ['Time', 'Product', 'Change', 'Before', 'After', 'Reason', 'Person']) {
      // Some columns are shown only in a wide window.
      await expect(within(await table()).getByText(name, { selector: 'th *, th' })).toBeInTheDocument();
    }
    await expect(await screen.findByRole('list', { name: 'Units by reason' })).toBeVisible();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Stok hareketleri' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Nedenlere göre adet' })).toBeVisible());
  },
};

export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await rows();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'inventory-silent' } },
  play: async () => waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true')),
};

export const Empty: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => expectVisible(() => screen.getByRole('heading', { name: 'No movements yet' })),
};

export const NoResults: Story = {
  parameters: at('?search=nothing+of+this+name'),
  play: async () => expectVisible(() => screen.getByRole('heading', { name: 'Nothing found' })),
};

export const NoResultsAndCleared: Story = {
  ...NoResults,
  tags: ['behaviour'],
  play: async () => {
    await press('Clear filters');
    await rows();
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'inventory-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The movements could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await mocksOf(context).settings.set({ failing: 'none' });
    await press('Retry');
    await rows();
  },
};

/** A link from a stock count: the ledger of a single product, with a button that clears the filter. */
export const OfOneProduct: Story = {
  parameters: at('?productId=2'),
  play: async () => {
    await waitFor(() => expect(screen.getByText('26 movements')).toBeVisible());
    await expectVisible(() => screen.getByText('Only Tidewater Harbor 44'));
  },
};

export const OfOneProductTurkish: Story = {
  tags: ['full'],
  ...OfOneProduct,
  globals: { language: 'tr' },
  play: async () => {
    await expectVisible(() => screen.getByText('26 hareket'));
    await expectVisible(() => screen.getByText('Yalnızca Tidewater Harbor 44'));
  },
};

/** The product of an old link was deleted: its movements stay, or there are no results, and the missing product is reported. */
export const OfADeletedProduct: Story = {
  parameters: at('?productId=99999'),
  play: async () => {
    await expectVisible(() => screen.getByText('Product 99999 is not there any more'));
    await expectVisible(() => screen.getByRole('heading', { name: 'Nothing found' }));
  },
};

export const Filtered: Story = {
  parameters: at('?reason=damaged&userId=contact-1&direction=out&from=2025-06-01&to=2026-02-28'),
  play: async () => {
    await rows();
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveTextContent('Damaged');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveTextContent('Marcus Ode'));
  },
};

/** Invalid values in the address are corrected, and that is announced. */
export const BadAddress: Story = {
  tags: ['behaviour'],
  parameters: at('?reason=magic&from=2026-02-31'),
  play: async () => {
    await expectVisible(() => screen.getByText(/reason and first day/));
    await rows();
  },
};

export const ByDay: Story = {
  parameters: at('?productId=2'),
  play: async () => {
    await userEvent.click(await screen.findByText('Units by day'));
    const days = await screen.findByRole('table', { name: 'Units by day' });
    await waitFor(() => expect(within(days).getAllByRole('row').length).toBeGreaterThan(5));
  },
};

export const ByDayTurkish: Story = {
  tags: ['full'],
  ...ByDay,
  globals: { language: 'tr' },
  play: async () => {
    await userEvent.click(await screen.findByText('Günlere göre adet'));
    const days = await screen.findByRole('table', { name: 'Günlere göre adet' });
    await waitFor(() => expect(within(days).getAllByRole('row').length).toBeGreaterThan(5));
  },
};

/** A movement is undone once, by a counter-movement that names the original. */
export const Undone: Story = {
  parameters: at('?productId=2'),
  play: async () => {
    await rows();
    await createMovements([{ productId: 2, delta: -4, reason: 'damaged', note: 'Glass' }], 'story');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Damaged' }));
    await press('Undo Tidewater Harbor 44, -4');
    await expectVisible(() => screen.getByRole('link', { name: /^Taken back by #/ }));
    await expectVisible(() => screen.getByRole('link', { name: /^Takes back #/ }));
    await expectStock(2, 19);
    await expect(screen.queryByRole('button', { name: 'Undo Tidewater Harbor 44, -4' })).toBeNull();
  },
};

export const Recording: Story = {
  parameters: at('?show=record'),
  play: async () => {
    const find = await screen.findByRole('searchbox', { name: 'Find a product' });
    await userEvent.type(find, 'HP-W-0002{Enter}');
    await expectVisible(() => screen.getByRole('spinbutton', { name: 'Quantity of Tidewater Harbor 44' }));
    await waitFor(() => expect(find).toHaveValue(''));
  },
};

export const RecordingTurkish: Story = {
  tags: ['full'],
  ...Recording,
  globals: { language: 'tr' },
  play: async () => {
    const find = await screen.findByRole('searchbox', { name: 'Ürün bulun' });
    await userEvent.type(find, 'HP-W-0002{Enter}');
    await expectVisible(() => screen.getByRole('spinbutton', { name: 'Tidewater Harbor 44 miktarı' }));
    await waitFor(() => expect(find).toHaveValue(''));
  },
};

/** A single click repeats the last movement's reason. */
export const ReasonRepeated: Story = {
  tags: ['behaviour'],
  parameters: at('?show=record'),
  beforeEach: () => {
    rememberReason(demoUser.id, { reason: 'returned', note: 'Wrong size' });
    return () => localStore.remove(storageKeys.whys + demoUser.id);
  },
  play: async () => {
    await press('Returned · Wrong size');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'HP-W-0002{Enter}');
    await press('Record 1 movement');
    await expectStock(2, 20);
    const { movements } = await request({
      method: 'GET',
      path: inventoryEndpoints.movements,
      query: { productId: 2, page: 1, size: 1 },
      schema: MovementPage,
    });
    await expect(movements).toMatchObject([{ delta: 1, reason: 'returned', note: 'Wrong size' }]);
  },
};

export const RecordingRefused: Story = {
  parameters: at('?show=record'),
  play: async () => {
    await press('Record');
    await expectVisible(() => screen.getByText('Add at least one product'));
  },
};

/** Two products by their codes, one of them scanned twice: recorded together, and undone together. */
export const RecordedAndUndone: Story = {
  tags: ['behaviour'],
  parameters: at('?show=record'),
  play: async () => {
    const find = await screen.findByRole('searchbox', { name: 'Find a product' });
    for (const code of ['HP-W-0002', 'HP-W-0003', 'HP-W-0002']) {
      await userEvent.type(find, `${code}{Enter}`);
      await waitFor(() => expect(find).toHaveValue(''));
    }
    await press('Record 2 movements');
    await expectStock(2, 21);
    await expectStock(3, 21);
    await press('Undo');
    await expectStock(2, 19);
    await expectStock(3, 20);
  },
};

/** "12", then a scan, is a row of twelve; another scan adds one. */
export const ScannedTwelveTimes: Story = {
  tags: ['behaviour'],
  parameters: at('?show=record'),
  play: async () => {
    await screen.findByRole('searchbox', { name: 'Find a product' });
    const quantity = () => screen.findByRole('spinbutton', { name: 'Quantity of Tidewater Harbor 44' });
    scans.hand({ code: 'HP-W-0002', quantity: 12 });
    await expect(await quantity()).toHaveValue('12');
    scans.hand({ code: 'HP-W-0002', quantity: 1 });
    await waitFor(async () => expect(await quantity()).toHaveValue('13'));
  },
};

/** More damaged units than there are in stock: reported before the call is sent. */
export const MoreThanThereAre: Story = {
  tags: ['behaviour'],
  parameters: at('?show=record'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Record a movement' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Damaged' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'HP-W-0002{Enter}');
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Tidewater Harbor 44' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '20');
    await press('Record 1 movement');
    await expectVisible(() => screen.getByText('There are not so many of Tidewater Harbor 44'));
    await expectStock(2, 19);
  },
};

/** Of 100,000 rows a few dozen are drawn, and the pages that come into view are requested. */
export const Many: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'movements-100000' } },
  play: async () => {
    await rows();
    const scroller = (await table()).parentElement;
    if (!scroller) throw new Error('Nothing scrolls');
    scroller.scrollTop = scroller.scrollHeight / 2;
    await waitFor(async () => expect(await rows()).not.toHaveLength(0));
    await expect((await table()).querySelectorAll('tbody tr').length).toBeLessThan(60);
  },
};
