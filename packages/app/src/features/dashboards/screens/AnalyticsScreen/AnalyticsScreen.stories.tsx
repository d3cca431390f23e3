import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardPaths } from '#features/dashboards/dashboardPaths';
import { withApp } from '#shared/testing/withApp';
import { AnalyticsScreen } from './AnalyticsScreen';

const meta = {
  component: AnalyticsScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser, path: dashboardPaths.analytics, route: dashboardPaths.analytics } },
} satisfies Meta<typeof AnalyticsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = async () => {
  for (const name of ['Visitors', 'Visitors and page views', 'New and returning', 'Language']) {
    await screen.findByRole('figure', { name });
  }
};

export const Default: Story = {
  play: async () => {
    await figures();
    // Each of the three scores shows its change, and the period it is compared with.
    await expect(screen.getAllByText('in the last 30 days, against the 30 before')).toHaveLength(3);
    await expect(screen.getByText('+4.4%')).toBeVisible();
  },
};

/** The empty stores have no data yet: each card says so itself. */
export const Empty: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('There is nothing to show here yet.')).toHaveLength(9));
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('figure', { name: 'Yeni ve geri gelen' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The previous period, another year, and a card with its own period. */
export const Compared: Story = {
  tags: ['behaviour'],
  play: async () => {
    await figures();
    await userEvent.click(screen.getByRole('switch', { name: 'Compare with the time before' }));
    const chart = within(await screen.findByRole('figure', { name: 'Visitors' }));
    await userEvent.click(await chart.findByRole('button', { name: 'Visitors, time before' }));
    await waitFor(() =>
      expect(chart.getByRole('button', { name: 'Visitors, time before' })).toHaveAttribute('aria-pressed', 'false'),
    );
    const card = within(screen.getByRole('region', { name: 'Visits' }));
    await userEvent.click(card.getByRole('button', { name: 'Time shown: Visits' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 9 months' }));
    await waitFor(() => expect(card.getByText('Last 9 months')).toBeVisible());
  },
};
