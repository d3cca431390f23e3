import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dashboardPaths } from '#features/dashboards/dashboardPaths';
import { withApp } from '#shared/testing/withApp';
import { CryptoScreen } from './CryptoScreen';

const meta = {
  component: CryptoScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser, path: dashboardPaths.crypto, route: dashboardPaths.crypto } },
} satisfies Meta<typeof CryptoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = async () => {
  await screen.findByRole('figure', { name: 'Bitcoin' });
  await screen.findByRole('list', { name: 'Watchlist' });
};
const amount = () => screen.findByRole('spinbutton', { name: /Amount/ });

export const Default: Story = { play: ready };

/** The empty stores have no data yet: each card says so itself. */
export const Empty: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('There is nothing to show here yet.')).toHaveLength(2));
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('list', { name: 'İzleme listesi' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** An amount above the available funds is rejected before it is sent, with the funds shown. */
export const TooMuch: Story = {
  play: async () => {
    await ready();
    await userEvent.type(await amount(), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Buy BTC' }));
    await waitFor(() => expect(screen.getByText(/That is more than you have/)).toBeVisible());
    await waitFor(async () => expect(await amount()).toHaveFocus());
  },
};

export const BoughtAndUndone: Story = {
  tags: ['behaviour'],
  play: async () => {
    await ready();
    await userEvent.type(await amount(), '0.5');
    await waitFor(() => expect(screen.getByText('That is $4,439.24.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Buy BTC' }));
    await screen.findByText('Bought 0.5 BTC for $4,439.24');
    await waitFor(() => expect(screen.getByText(/Holds 2.99731124 BTC/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText(/Holds 2.49731124 BTC/)).toBeVisible());
  },
};
