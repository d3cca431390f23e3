import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { helpPaths, helpRoutes } from '#features/helpCenter/helpCenterPaths';
import { withApp } from '#shared/testing/withApp';
import { GuidesScreen } from './GuidesScreen';

const at = (path: string, route: string) => ({ app: { user: demoUser, path, route } });

const meta = {
  component: GuidesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at(helpPaths.guides, helpRoutes.guides) },
} satisfies Meta<typeof GuidesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

/** Five guides of each category; the others are one press away. */
export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByRole('link', { name: 'View all 10 guides of Products and stock' }));
    await expect(screen.queryByRole('link', { name: 'Print labels' })).toBeNull();
  },
};

export const OneCategory: Story = {
  tags: ['behaviour'],
  parameters: at(helpPaths.category('stock'), helpRoutes.category),
  play: async () => {
    await seen(() => screen.getByRole('heading', { level: 1, name: 'Products and stock' }));
    await seen(() => screen.getByRole('link', { name: 'Print labels' }));
    await seen(() => screen.getByText('10 guides'));
  },
};

export const NotFound: Story = {
  parameters: at(helpPaths.category('nothing'), helpRoutes.category),
  play: async () => {
    await seen(() => screen.getByRole('heading', { level: 1, name: 'Not found' }));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'All guides' })).toHaveFocus());
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'help-center-empty' } },
  play: async () => seen(() => screen.getByRole('heading', { name: 'No guides yet' })),
};
