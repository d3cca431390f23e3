import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { AnimationsScreen } from './AnimationsScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.animations}${query}`, route: showcasePaths.animations },
});
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const meta = {
  component: AnimationsScreen,
  decorators: [withApp],
  parameters: at(''),
} satisfies Meta<typeof AnimationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => expect(await screen.findByRole('button', { name: 'Play Shake' })).toBeVisible(),
};

export const PhoneTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Animasyonlar', level: 1 })).toBeVisible();
    await waitFor(fits);
  },
};

/** An animation plays again on every click, and at once when a direction is chosen; the copied code names its styles. */
export const Played: Story = {
  tags: ['behaviour'],
  play: async () => {
    const fade = within(await screen.findByRole('region', { name: 'Fade' }));
    await userEvent.click(fade.getByRole('button', { name: 'Play Fade' }));
    await expect(await fade.findByText('Played once')).toBeVisible();
    await userEvent.click(fade.getByRole('combobox', { name: 'Direction of Fade' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Out to the top' }));
    await expect(await fade.findByText('Played 2 times')).toBeVisible();
    await expect(fade.getByRole('combobox', { name: 'Direction of Fade' })).toHaveTextContent('Out to the top');
    await userEvent.click(fade.getByRole('button', { name: 'Show code' }));
    const code = await fade.findByRole('region', { name: 'Code of Fade' });
    await expect(code).toHaveTextContent('// Fade.tsx');
    await expect(code).toHaveTextContent('// examples.styles.ts');
  },
};
