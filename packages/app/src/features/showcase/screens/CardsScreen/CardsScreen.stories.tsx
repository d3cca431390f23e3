import { demoUser } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showcasePaths } from '#features/showcase/showcasePaths';
import { withApp } from '#shared/testing/withApp';
import { CardsScreen } from './CardsScreen';

const at = (query: string) => ({
  layout: 'padded',
  app: { user: demoUser, path: `${showcasePaths.cards}${query}`, route: showcasePaths.cards },
});
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = () => screen.getAllByRole('heading', { level: 2 }).length;

const meta = {
  component: CardsScreen,
  decorators: [withApp],
  parameters: at(''),
} satisfies Meta<typeof CardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cards of the kind articles. */
export const Default: Story = {
  parameters: at('?kind=article'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'A window that stops people' })).toBeVisible();
    await waitFor(() =>
      expect(
        document.querySelectorAll('svg[viewBox="0 0 800 900"] > g, svg[viewBox="0 0 800 900"] > path').length,
      ).toBeGreaterThan(0),
    );
  },
};
export const Info: Story = {
  parameters: at('?kind=info'),
  play: async () => expect(await screen.findByRole('heading', { name: 'Count of the year' })).toBeVisible(),
};
export const Shopping: Story = {
  parameters: at('?kind=shopping'),
  play: async () => expect(await screen.findByRole('heading', { name: 'Wool scarf, coral' })).toBeVisible(),
};
export const InteractivePhoneTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr', viewport: { value: 'phone' } },
  parameters: at('?kind=interactive'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Kartlar', level: 1 });
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth));
  },
};

/** The filter shows as many cards as its counts say, for each kind and for all. */
export const Filtered: Story = {
  tags: ['behaviour'],
  play: async () => {
    const filter = within(await screen.findByRole('group', { name: 'Kind' }));
    const all = filter.getAllByRole('button');
    await expect(all.length).toBe(10);
    for (const button of all) {
      await userEvent.click(button);
      const count = Number(button.textContent?.match(/\d+$/)?.[0]);
      await waitFor(() => expect(cards()).toBe(count));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await userEvent.click(filter.getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(cards()).toBeGreaterThanOrEqual(36));
  },
};

/** Every interactive card reacts to a click, and returns to its first state. */
export const Pressed: Story = {
  tags: ['behaviour'],
  play: async () => {
    const opens = await card('Opens underneath');
    await userEvent.click(opens.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(opens.getByText(/Watches 48/)).toBeVisible());
    await userEvent.click(opens.getByRole('button', { name: 'Show less' }));
    await waitFor(() => expect(opens.queryByText(/Watches 48/)).toBeNull());

    const turns = await card('Turns over, a code');
    await userEvent.click(turns.getByRole('button', { name: 'Turn over' }));
    await waitFor(() => expect(turns.getByText('STRAP-10')).toBeVisible());

    const counts = await card('Counts');
    await userEvent.click(counts.getByRole('button', { name: 'One more' }));
    await expect(await counts.findByText('1')).toBeVisible();

    const chooses = await card('Changes by a choice');
    await userEvent.click(chooses.getByRole('radio', { name: 'This week' }));
    await expect(await chooses.findByText('$9,675.00')).toBeVisible();

    const leaves = await card('Can be taken away');
    await userEvent.click(leaves.getByRole('button', { name: 'Take the tip away' }));
    const back = await leaves.findByRole('button', { name: 'Bring the tip back' });
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(await leaves.findByRole('button', { name: 'Take the tip away' })).toHaveFocus();

    const sold = await card('Product, sold out');
    await userEvent.click(sold.getByRole('button', { name: 'Remind me' }));
    await waitFor(() => expect(sold.getByRole('button', { name: 'Remind me', pressed: true })).toBeVisible());
  },
};

/** The copied code shows how the card is used, and its components. */
export const Code: Story = {
  tags: ['behaviour'],
  parameters: at('?kind=pricing'),
  play: async () => {
    const plan = await card('Plan that most take');
    await userEvent.click(plan.getByRole('button', { name: 'Show code' }));
    const code = await plan.findByRole('region', { name: 'Code of Plan that most take' });
    await expect(code).toHaveTextContent('<PriceCard sample={"shop"} monthly={49} isChosen={true} />');
    await expect(code).toHaveTextContent('// cards.styles.ts');
  },
};
