import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { LayoutsScreen } from './LayoutsScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.layouts}${query}`, route: showcasePaths.layouts },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: LayoutsScreen,
  decorators: [withApp],
  parameters: at('?frame=carded&sidebars=both&scroll=content'),
} satisfies Meta<typeof LayoutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A small preview of the layout in the URL. */
export const Default: Story = {
  play: async () => {
    const page = within(await screen.findByRole('group', { name: 'The page in small' }));
    await expect(page.getByRole('group', { name: 'Left sidebar' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Right sidebar' })).toBeVisible();
  },
};

export const PhoneTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Sayfa düzenleri', level: 1 })).toBeVisible();
    await waitFor(fits);
  },
};

/** Each choice changes the page: fewer sidebars, no head, and the chosen part scrolls. */
export const Chosen: Story = {
  tags: ['behaviour'],
  play: async () => {
    const small = await screen.findByRole('group', { name: 'The page in small' });
    const page = within(small);
    await userEvent.click(screen.getByRole('radio', { name: 'Right' }));
    await waitFor(() => expect(page.queryByRole('group', { name: 'Left sidebar' })).toBeNull());
    await expect(page.getByRole('group', { name: 'Right sidebar' })).toBeVisible();
    await expect(page.getByRole('heading')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Empty' }));
    await waitFor(() => expect(page.queryByRole('heading')).toBeNull());
    const content = page.getByRole('group', { name: 'Content' });
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    await userEvent.click(screen.getByRole('radio', { name: 'The page' }));
    await waitFor(() => expect(small.scrollHeight).toBeGreaterThan(small.clientHeight));
  },
};
