import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { helpPaths, helpRoutes } from '#features/helpCenter/helpCenterPaths';
import { withApp } from '#shared/testing/withApp';
import { HelpHomeScreen } from './HelpHomeScreen';

const at = (query: string) => ({ app: { user: demoUser, path: `${helpPaths.home}${query}`, route: helpRoutes.home } });

const meta = {
  component: HelpHomeScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof HelpHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const Default: Story = {
  play: async () => {
    await seen(() => screen.getByText('Which scanners work?'));
    await seen(() => screen.getByRole('list', { name: 'For the first days' }));
  },
};

export const TurkishOnAPhone: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await seen(() => screen.getByText('Hangi okuyucular çalışır?'));
    await seen(() => screen.getByRole('list', { name: 'İlk günler için' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Found: Story = {
  parameters: at('?search=label'),
  play: async () => {
    await seen(() => screen.getByRole('link', { name: 'Print labels' }));
    await expect(document.querySelectorAll('mark').length).toBeGreaterThan(1);
  },
};

/** A similar spelling is suggested. */
export const NoResults: Story = {
  parameters: at('?search=lables'),
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'Nothing found' }));
    await seen(() => screen.getByRole('button', { name: 'labels' }));
  },
};

export const NoResultsAndCorrected: Story = {
  ...NoResults,
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'labels' }));
    await seen(() => screen.getByRole('link', { name: 'Print labels' }));
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'helpCenter-failing' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'The help center could not be loaded' })).toHaveLength(2));
  },
};

export const Empty: Story = {
  tags: ['behaviour'],
  parameters: { msw: { scenario: 'help-center-empty' } },
  play: async () => {
    await seen(() => screen.getByRole('heading', { name: 'No questions yet' }));
    await seen(() => screen.getByRole('heading', { name: 'No guides yet' }));
  },
};
