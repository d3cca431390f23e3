import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import '../../locales/types';
import { withApp } from '../../../../shared/testing/withApp';
import { dashboardPaths } from '../../dashboardPaths';
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

export const Ready: Story = {
  play: async () => {
    await table();
    await screen.findByRole('figure', { name: 'Account balance' });
    await expect(screen.getByText('Over the limit by $57.00')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'Bills' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('105.7%'),
    );
  },
};

export const TurkishOnAPhone: Story = {
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('table', { name: 'Son işlemler' });
    await screen.findByRole('figure', { name: 'Hesap bakiyesi' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
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
