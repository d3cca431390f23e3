import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { TypographyScreen } from './TypographyScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.typography}${query}`, route: showcasePaths.typography },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: TypographyScreen,
  decorators: [withApp],
  parameters: at(''),
} satisfies Meta<typeof TypographyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every text style with its size in the theme's scale. */
export const Default: Story = {
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Typography', level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Running text' })).toBeVisible());
  },
};

export const PhoneTurkish: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Tipografi', level: 1 })).toBeVisible();
    await expect(screen.getByText('Okunan her şey')).toHaveAttribute('lang', 'tr');
    await waitFor(fits);
  },
};

/** The samples follow the switches: another language of the examples does not change the page's own. */
export const OtherLanguage: Story = {
  tags: ['behaviour'],
  play: async () => {
    const appearanceGroup = within(await screen.findByRole('group', { name: 'Looks of the examples' }));
    await userEvent.click(appearanceGroup.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Turkish' }));
    await expect(await screen.findByText('Teslimat nasıl yerleştirilir')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Typography', level: 1 })).toBeVisible();
  },
};
