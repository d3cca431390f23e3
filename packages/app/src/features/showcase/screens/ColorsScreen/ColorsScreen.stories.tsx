import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { ColorsScreen } from './ColorsScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.colors}${query}`, route: showcasePaths.colors },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: ColorsScreen,
  decorators: [withApp],
  parameters: at(''),
} satisfies Meta<typeof ColorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair of colours is measured as rendered, and none is below its required contrast. */
export const Measured: Story = {
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Contrast' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/^The lowest is \d/)).toHaveLength(2));
    await expect(screen.queryByText('Too low')).toBeNull();
    await expect(screen.getAllByText('Passes').length).toBeGreaterThan(10);
  },
};

/** Another theme is measured anew, and is in the URL and in a link. */
export const AnotherTheme: Story = {
  tags: ['behaviour'],
  play: async () => {
    const accent = within(await screen.findByRole('region', { name: 'Accent' }));
    const measured = () => accent.getAllByText(/^(#|rgb)/).map(({ textContent }) => textContent);
    await waitFor(() => expect(measured().length).toBeGreaterThan(3));
    const before = measured();
    const appearanceGroup = within(screen.getByRole('group', { name: 'Looks of the examples' }));
    await userEvent.click(appearanceGroup.getByRole('combobox', { name: 'Theme' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Amber' }));
    await waitFor(() => expect(measured()).not.toEqual(before));
    await expect(screen.queryByText('Too low')).toBeNull();
  },
};

export const PhoneTurkish: Story = {
  tags: ['behaviour'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Renkler', level: 1 })).toBeVisible();
    await expect(screen.getByText('Her şeyin üzerinde durduğu zemin')).toHaveAttribute('lang', 'tr');
    await waitFor(fits);
  },
};
