import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fetchByCode } from '#entities/products/productSearch';
import { productSearchPaths } from '#features/productSearch/productSearchPaths';
import { scans } from '#shared/scanner/scans';
import { withApp } from '#shared/testing/withApp';
import { ProductSearchScreen } from './ProductSearchScreen';

const meta = {
  component: ProductSearchScreen,
  decorators: [withApp],
  parameters: {
    layout: 'padded',
    app: { user: demoUser, path: `${productSearchPaths.page}?scan=receive`, route: productSearchPaths.page },
  },
} satisfies Meta<typeof ProductSearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const units = () => screen.findByRole('spinbutton', { name: /Isparta Gül Saati/ });
const isThere = async (text: RegExp | string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const stockOf = async (code: string) => (await fetchByCode(code))[0]?.stock ?? 0;

/** Nothing is scanned yet. */
export const Default: Story = { play: () => isThere(/Scan what was delivered/) };

/** Two scans of one product are one row of two; a quantity typed first adds that many. */
export const Scanned: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await isThere(/Scan what was delivered/);
    scans.hand({ code: 'HP-W-0010', quantity: 1 });
    await waitFor(async () => expect(await units()).toHaveValue('1'));
    scans.hand({ code: 'HP-W-0010', quantity: 12 });
    scans.hand({ code: 'HP-W-0002', quantity: 1 });
    await waitFor(async () => expect(await units()).toHaveValue('13'));
    await expect(await screen.findByRole('button', { name: 'Receive 2 products' })).toBeEnabled();
  },
};

/** The whole delivery is recorded at once, and only once; its labels are one click away. */
export const Received: Story = {
  play: async (context) => {
    const before = await stockOf('HP-W-0010');
    await Scanned.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Receive 2 products' }));
    await isThere('2 products received');
    await waitFor(async () => expect(await stockOf('HP-W-0010')).toBe(before + 13));
    await expect(screen.getByRole('button', { name: 'Print their labels' })).toBeEnabled();
  },
};

/** Scans cleared by mistake can be restored. */
export const Cleared: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Scanned.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    await isThere(/Scan what was delivered/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await units()).toHaveValue('13'));
  },
};

/** An invalid number is reported at its row, and nothing is recorded. */
export const Refused: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const before = await stockOf('HP-W-0010');
    await Scanned.play?.(context);
    await userEvent.clear(await units());
    await userEvent.click(screen.getByRole('button', { name: 'Receive 2 products' }));
    await waitFor(async () => expect(await units()).toHaveFocus());
    await expect(await units()).toHaveAccessibleDescription(/whole number/);
    await expect(await stockOf('HP-W-0010')).toBe(before);
  },
};

/** A code typed in the search, or by a scanner as slow as a person, is received; any other text is searched. */
export const TypedCode: Story = {
  tags: ['behaviour'],
  play: async () => {
    await isThere(/Scan what was delivered/);
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'isparta{Enter}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Isparta Gül Saati/ })[0]).toBeVisible());
    await userEvent.clear(search);
    await userEvent.type(search, 'hp-w-0010{Enter}', { delay: 60 });
    await waitFor(async () => expect(await units()).toHaveValue('1'));
    await expect(search).toHaveValue('');
  },
};
