import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { productSearchPaths } from '#features/productSearch/productSearchPaths';
import { scans } from '#shared/scanner/scans';
import { withApp } from '#shared/testing/withApp';
import { ProductSearchScreen } from './ProductSearchScreen';

const meta = {
  component: ProductSearchScreen,
  decorators: [withApp],
  parameters: {
    layout: 'padded',
    app: { user: demoUser, path: `${productSearchPaths.page}?scan=count`, route: productSearchPaths.page },
  },
} satisfies Meta<typeof ProductSearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count that scans go to, and its progress. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/products counted$/)).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Open the count' })).toBeVisible();
  },
};

/** Each scan adds one to the count, and names the product. */
export const Scanned: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await Default.play?.(context);
    await waitFor(() => {
      scans.hand({ code: 'HP-W-0001', quantity: 2 });
      return expect(screen.getByText(/Tidewater Harbor 40/)).toBeVisible();
    });
  },
};

export const None: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No count is open' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'queues-failing' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The counts could not be loaded')).toBeVisible());
  },
};
