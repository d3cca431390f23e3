import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { TokensScreen } from './TokensScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.tokens}${query}`, route: showcasePaths.tokens },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: TokensScreen,
  decorators: [withApp],
  parameters: at('?search=radius'),
} satisfies Meta<typeof TokensScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tokens are found by name or value, each with its code to copy. */
export const Default: Story = {
  play: async () => {
    const corners = within(await screen.findByRole('list', { name: 'Corners' }));
    await expect(corners.getAllByRole('button', { name: /Copy/ }).length).toBeGreaterThan(1);
    await expect(screen.queryByRole('list', { name: 'Shadows' })).toBeNull();
  },
};

export const PhoneTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Biçim değerleri', level: 1 })).toBeVisible();
    await waitFor(fits);
  },
};

/** Without a search all scales are shown; an empty result says so and offers to clear the search. */
export const NoResults: Story = {
  tags: ['behaviour'],
  parameters: at('?search=nowhere'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Nothing found' });
    const [, below] = screen.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(below as HTMLElement);
    await expect(await screen.findByRole('list', { name: 'Shadows' })).toBeVisible();
  },
};
