import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateProduct } from '#entities/products/updateProduct';
import { queuePaths } from '#features/queues/queuePaths';
import { withApp } from '#shared/testing/withApp';
import { QueuesScreen } from './QueuesScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${queuePaths.queues}?tab=imports${query}`, route: queuePaths.queues },
});

const meta = {
  component: QueuesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof QueuesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.findByRole('table', { name: 'Imports' });
const file = async (name: string) => within(await table()).findByRole('link', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** No import exists yet. */
export const Default: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No imports yet' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: { scenario: 'queues-silent' } },
  play: async () => waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true')),
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'queues-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The imports could not be loaded');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['behaviour'],
  play: async (context) => {
    await Failed.play?.(context);
    await (context.loaded['mocks'] as Mocks).settings.set({ failing: 'none' });
    await press('Retry');
    await expect(await file('summer-prices.csv')).toBeVisible();
  },
};

/** The report lists the refused rows with their reasons. */
export const ReportOpened: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await file('tidewater-delivery.csv'));
    const dialog = within(await screen.findByRole('dialog', { name: 'tidewater-delivery.csv' }));
    await waitFor(() => expect(dialog.getByText('SKU: Another product of the store has it.')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Undo the import' })).toBeNull();
  },
};

/** A product that was changed since stays, and is named. */
export const UndoneButForOne: Story = {
  tags: ['behaviour'],
  play: async () => {
    await file('summer-prices.csv');
    await updateProduct(2, { weight: 3 });
    await press('Undo summer-prices.csv');
    const question = await screen.findByRole('alertdialog', { name: 'Undo “summer-prices.csv”?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo the import' }));
    await waitFor(() =>
      expect(screen.getByText(/2 products have their earlier values again\. 1 product could not be taken back/)).toBeVisible(),
    );
    await userEvent.click(await file('summer-prices.csv'));
    const left = await screen.findByRole('list', { name: 'Products that could not be taken back' });
    await expect(within(left).getByRole('link', { name: 'Tidewater Harbor 44' })).toBeVisible();
  },
};

export const NotThere: Story = {
  parameters: { ...at('&import=nothing'), msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/This import is not in this store’s list/)).toBeVisible());
  },
};
