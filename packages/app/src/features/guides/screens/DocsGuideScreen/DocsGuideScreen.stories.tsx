import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guidesPaths } from '#features/guides/guidesPaths';
import { guidesRoutePaths } from '#features/guides/guidesRoutePaths';
import { withApp } from '#shared/testing/withApp';
import { DocsGuideScreen } from './DocsGuideScreen';

const at = (category: string, guide: string, search = '') => ({
  app: { user: demoUser, path: guidesPaths.guide(category, guide) + search, route: guidesRoutePaths.guide },
});

const meta = {
  component: DocsGuideScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('getting-started', 'installation') },
} satisfies Meta<typeof DocsGuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
const title = (name: string) => seen(() => screen.getByRole('heading', { level: 1, name }));
const menu = (name = 'Guides') => within(screen.getByRole('navigation', { name }));

/** All guides beside the open guide, with its contents and neighbours. */
export const Default: Story = {
  play: async () => {
    await title('Installation');
    await seen(() => menu().getByRole('link', { name: 'Installation', current: 'page' }));
    await expect(menu().getAllByRole('link').length).toBeGreaterThan(15);
    await expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Previous' })).toHaveAccessibleDescription('Prerequisites');
    await expect(screen.getByRole('link', { name: 'Next' })).toHaveAccessibleDescription('Serving');
    await expect(screen.getAllByRole('button', { name: 'Copy code' }).length).toBeGreaterThan(2);
  },
};

export const PhoneInTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at('customization', 'css'),
  play: async () => {
    await title('Stiller');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Found: Story = {
  parameters: at('getting-started', 'installation', '?search=theme'),
  play: async () => {
    await title('Installation');
    await seen(() => menu().getByRole('link', { name: 'Theming' }));
    await expect(menu().queryByRole('link', { name: 'Prerequisites' })).toBeNull();
  },
};

export const NotFound: Story = {
  parameters: at('getting-started', 'nowhere'),
  play: async () => {
    await title('No such guide');
    await seen(() => screen.getByRole('link', { name: 'Open the first guide' }));
  },
};

/** The search reports no results; clearing it shows all guides again. */
export const NoResults: Story = {
  tags: ['behaviour'],
  parameters: at('getting-started', 'installation', '?search=zebra'),
  play: async () => {
    await seen(() => screen.getByText('No guide has all of these words.'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await seen(() => menu().getByRole('link', { name: 'Prerequisites' }));
  },
};

/** Moves between guides by a link in the text and by the link to the next guide. */
export const FollowedLinks: Story = {
  tags: ['behaviour'],
  parameters: at('getting-started', 'introduction'),
  play: async () => {
    await title('Introduction');
    await userEvent.click(within(screen.getByRole('article')).getByRole('link', { name: 'starter kit' }));
    await title('Starter kit');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await title('Deployment');
  },
};

/** Collapsed on a phone, and closed again when a guide is opened. */
export const MenuOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await title('Installation');
    await userEvent.click(screen.getByText('All guides'));
    await userEvent.click(await menu().findByRole('link', { name: 'Theming' }));
    await title('Theming');
    // Content of a closed `<details>` has its role, but is not visible.
    await waitFor(() => expect(menu().getByText('Installation')).not.toBeVisible());
  },
};
