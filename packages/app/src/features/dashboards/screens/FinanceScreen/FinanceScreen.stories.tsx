import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { dashboardPaths } from '#features/dashboards/dashboardPaths';
import { withApp } from '#shared/testing/withApp';
import { FinanceScreen } from './FinanceScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${dashboardPaths.finance}${query}`, route: dashboardPaths.finance },
});

const meta = {
  component: FinanceScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof FinanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = async () => within(await screen.findByRole('table', { name: 'Recent transactions' }));

export const Default: Story = {
  play: async () => {
    await table();
    await screen.findByRole('figure', { name: 'Account balance' });
    await expect(screen.getByText('Over the limit by $57.00')).toBeVisible();
    await expect(screen.getByText('+4.9% against the month before')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'Bills' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('105.7%'),
    );
  },
};

/** The empty stores have no data yet: each card says so itself. */
export const Empty: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('There is nothing to show here yet.')).toHaveLength(5));
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('table', { name: 'Son işlemler' });
    await screen.findByRole('figure', { name: 'Hesap bakiyesi' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Turkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  play: async () => {
    await screen.findByRole('table', { name: 'Son işlemler' });
    await screen.findByRole('figure', { name: 'Hesap bakiyesi' });
    await waitFor(() => expect(screen.getByText(/^Limit .* aşıldı$/)).toBeVisible());
  },
};

export const TaxOfAStatement: Story = {
  parameters: at('?statement=current-tax'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Current statement: tax' }));
    await waitFor(() => expect(dialog.getByText('Together')).toBeVisible());
  },
};

export const SortedAndWhole: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click((await table()).getByRole('button', { name: /Amount/ }));
    await waitFor(async () =>
      expect((await table()).getByRole('columnheader', { name: /Amount/ })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'See all 48 transactions' }));
    await waitFor(async () => expect((await table()).getAllByRole('row')).toHaveLength(49));
  },
};

/** The balance has its own period, and the rest of the page keeps the page's. */
export const BalanceOfAYear: Story = {
  tags: ['behaviour'],
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Account balance' }));
    await card.findByText('against the 30 days before');
    await userEvent.click(card.getByRole('button', { name: 'Time shown: Account balance' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 12 months' }));
    await card.findByText('against the 12 months before');
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuemax', '13');
    await expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

/** On a phone a menu sorts the table, also by columns that are not shown. */
export const SortedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['behaviour'],
  play: async () => {
    await table();
    await userEvent.click(await screen.findByRole('button', { name: 'Sort by: Recent transactions' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Transaction' }));
    await waitFor(async () => expect((await table()).getAllByRole('row')[1]).toHaveTextContent('Returned goods, till 2'));
  },
};

/** Printing from its menu opens a statement in full before the browser's print dialog. */
export const StatementPrinted: Story = {
  tags: ['behaviour'],
  play: async () => {
    let isOpen = false;
    const print = spyOn(window, 'print').mockImplementation(() => {
      isOpen = screen.queryByRole('dialog', { name: 'Previous statement: in full' }) !== null;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Previous statement' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await expect(isOpen).toBe(true);
    print.mockRestore();
  },
};
