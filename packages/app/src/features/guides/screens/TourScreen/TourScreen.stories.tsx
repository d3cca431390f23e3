import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appPaths } from '#shared/routing/appPaths';
import { withApp } from '#shared/testing/withApp';
import { TourScreen } from './TourScreen';

const at = (stop: string) => ({ app: { user: demoUser, path: `${appPaths.tour}?stop=${stop}`, route: appPaths.tour } });

const meta = {
  component: TourScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', app: { user: demoUser, path: appPaths.tour } },
} satisfies Meta<typeof TourScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The first stop. */
export const Default: Story = {
  play: async () => {
    await title('How the shop stands today');
    await expect(screen.getByRole('link', { name: 'Open the store' })).toHaveAttribute('href', '/apps/ecommerce/store');
  },
};
export const LastOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  parameters: at('find'),
  play: async () => {
    await title('Her şey, her yerden');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Keys and buttons move on; after the last stop comes the first. */
export const Walked: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next stop' }));
    await title('Every product, and its number');
    await userEvent.keyboard('{End}');
    await title('Anything, from anywhere');
    await waitFor(() => expect(screen.getByText('7 of 7')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await title('How the shop stands today');
  },
};

/** An unknown stop in the address begins at the first. */
export const UnknownStop: Story = {
  tags: ['behaviour'],
  parameters: at('moon'),
  play: async () => {
    await title('How the shop stands today');
  },
};
