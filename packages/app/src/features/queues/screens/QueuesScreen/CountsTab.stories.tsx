import { inventoryEndpoints, Product, queueEndpoints, CountWithLines } from '@stockroom/contract';
import { demoUser, type Mocks } from '@stockroom/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { updateCount } from '#entities/counts/countCalls';
import { createMovements } from '#entities/stock/movementCalls';
import { queuePaths } from '#features/queues/queuePaths';
import { request } from '#shared/api/http';
import { scans } from '#shared/scanner/scans';
import { withApp } from '#shared/testing/withApp';
import { QueuesScreen } from './QueuesScreen';

const at = (query: string) => ({
  app: { user: demoUser, path: `${queuePaths.queues}?tab=counts${query}`, route: queuePaths.queues },
});
/** Filtered to a single product: others may be out of view. */
const ofDemo = at('&count=count-1&search=Harbor+44');

const meta = {
  component: QueuesScreen,
  decorators: [withApp],
  parameters: { layout: 'padded', ...at('') },
} satisfies Meta<typeof QueuesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('spinbutton', { name: `Counted of ${name}` });
const stockOf = async (id: number) =>
  (await request({ method: 'GET', path: inventoryEndpoints.product, query: { id }, schema: Product })).stock;
const fetchCount = () => request({ method: 'GET', path: queueEndpoints.count, query: { id: 'count-1' }, schema: CountWithLines });
const becomes = (id: number, wanted: number) => waitFor(async () => expect(await stockOf(id)).toBe(wanted));
const count = async (name: string, units: number) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, `${units}{Enter}`);
};
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name }));
};

/** No count exists yet. */
export const Default: Story = {
  parameters: { msw: { scenario: 'empty' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No counts yet' })).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: { msw: { scenario: 'queues-failing' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The counts could not be loaded');
  },
};

export const OneFailedAndRetried: Story = {
  parameters: { ...ofDemo, msw: { scenario: 'queues-failing' } },
  tags: ['behaviour'],
  play: async ({ loaded }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The count could not be loaded');
    await (loaded['mocks'] as Mocks).settings.set({ failing: 'none' });
    await press('Retry');
    await expect(await screen.findByRole('table', { name: 'Counted products' })).toBeVisible();
  },
};

export const Starting: Story = {
  parameters: { ...at('&show=count'), msw: { scenario: 'empty' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'A category' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible());
  },
};

/**
 * A filter of the inventory is carried over; another filter is added here, and the count covers the products that match both.
 */
export const StartedOfAFilter: Story = {
  parameters: at('&show=count&level=low'),
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'What a filter finds' })).toBeChecked();
    await press('Choose filters');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Backpacks/ }));
    await press(/^Show \d+ products?$/);
    await screen.findByRole('button', { name: 'Remove filter Category: Backpacks' });
    await press('Start counting');
    await expect(await screen.findByRole('table', { name: 'Counted products' })).toBeVisible();
    await expect(await screen.findByText(/Category: Backpacks, Low stock/)).toBeVisible();
  },
};

export const StartingOfAFilter: Story = {
  parameters: at('&show=count&level=low&search=harbor'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/found now/)).toBeVisible());
  },
};

/** Without a filter, no count can be started. */
export const StartedWithoutAFilter: Story = {
  parameters: { ...at('&show=count'), msw: { scenario: 'empty' } },
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'What a filter finds' }));
    await press('Start counting');
    await expect(await screen.findByText('Choose at least one filter')).toBeVisible();
  },
};

/** A list of products, blind: the count opens, and does not reveal the expected stock. */
export const StartedBlind: Story = {
  parameters: at('&show=count'),
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'A list of products' }));
    await press('Start counting');
    await expect(await screen.findByText('Add at least one product')).toBeVisible();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'HP-W-0002{Enter}');
    await expect(await screen.findByRole('list', { name: 'Chosen products' })).toHaveTextContent('Tidewater Harbor 44');
    await userEvent.click(screen.getByRole('switch', { name: 'Blind count' }));
    await press('Start counting');
    const table = await screen.findByRole('table', { name: 'Counted products' });
    await expect(within(table).queryByText('Expected')).toBeNull();
    await count('Tidewater Harbor 44', 18);
    await press('Show the differences');
    await waitFor(() => expect(within(table).getAllByText(/^.1$/).length).toBeGreaterThan(0));
  },
};

/** Units sold after a product was counted stay sold; Undo reverts the whole count. */
export const CountedSoldFinishedAndUndone: Story = {
  parameters: ofDemo,
  tags: ['behaviour'],
  play: async () => {
    await count('Tidewater Harbor 44', 15);
    await screen.findByText(/1 product differs: .4 units/);
    await expect(screen.queryByText(/Your number was not taken/)).not.toBeInTheDocument();
    await createMovements([{ productId: 2, delta: -3, reason: 'sold' }], 'a sale');
    await press('Finish the count');
    await screen.findByText(/1 product differs by .4 units/);
    await confirm('Finish the count');
    await becomes(2, 12);
    await press('Undo');
    await becomes(2, 16);
  },
};

/**
 * Three units are sold, then the counted number is replaced: the new number applies to the time of the first count, unless the
 * user says it was counted just now.
 */
export const TypedOverAfterASale: Story = {
  parameters: ofDemo,
  play: async () => {
    await count('Tidewater Harbor 44', 19);
    await createMovements([{ productId: 2, delta: -3, reason: 'sold' }], 'a sale');
    await count('Tidewater Harbor 44', 20);
    await waitFor(() => expect(screen.getAllByText(/20 counts as of then, so the stock becomes 17\./).at(-1)).toBeVisible());
    await waitFor(() =>
      expect(screen.getAllByText(/.3 sold or received since/).some((each) => each.checkVisibility())).toBe(true),
    );
  },
};

export const TypedOverAndCountedJustNow: Story = {
  ...TypedOverAfterASale,
  tags: ['behaviour'],
  play: async (context) => {
    await TypedOverAfterASale.play?.(context);
    await press('Counted just now');
    await waitFor(async () =>
      expect((await fetchCount()).lines.find(({ productId }) => productId === 2)).toMatchObject({ counted: 20, expected: 16 }),
    );
  },
};

/** A colleague counted the product during typing: their number is not overwritten unless the user says so. */
export const CountedByTwo: Story = {
  parameters: ofDemo,
  tags: ['behaviour'],
  play: async () => {
    const input = await field('Tidewater Harbor 44');
    await userEvent.clear(input);
    await userEvent.type(input, '15');
    await updateCount({ id: 'count-1', lines: [{ productId: 2, counted: 12 }] });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Defne Aldridge counted 12 of Tidewater Harbor 44 meanwhile. Your number was not taken.');
    await waitFor(() => expect(input).toHaveValue('12'));
    await press('Use mine');
    await waitFor(() => expect(input).toHaveValue('15'));
    await waitFor(async () => {
      const { lines } = await fetchCount();
      await expect(lines.find(({ productId }) => productId === 2)).toMatchObject({ counted: 15 });
    });
  },
};

/** More was sold since counting than was counted: nothing is written, and the product is named. */
export const ToBeCountedAnew: Story = {
  parameters: ofDemo,
  tags: ['behaviour'],
  play: async () => {
    await count('Tidewater Harbor 44', 0);
    await screen.findByText(/.19 units/);
    await createMovements([{ productId: 2, delta: -3, reason: 'sold' }], 'a sale');
    await press('Finish the count');
    await confirm('Finish the count');
    await expect(await screen.findByText(/More was sold since than was counted of: Tidewater Harbor 44/)).toBeVisible();
    await becomes(2, 16);
  },
};

/** A scan counts one unit, or as many as a number typed before it; a product outside the count is offered for adding. */
export const Scanned: Story = {
  parameters: ofDemo,
  tags: ['behaviour'],
  play: async () => {
    const input = await field('Tidewater Harbor 44');
    const before = Number((input as HTMLInputElement).value);
    scans.hand({ code: 'HP-W-0002', quantity: 12 });
    scans.hand({ code: 'HP-W-0002', quantity: 1 });
    await waitFor(() => expect(input).toHaveValue(`${before + 13}`));
    await waitFor(() => expect(screen.getAllByText(`Tidewater Harbor 44: ${before + 13} counted`).at(-1)).toBeVisible());
  },
};

export const GivenUpAndTakenUp: Story = {
  parameters: ofDemo,
  tags: ['behaviour'],
  play: async () => {
    await press('Give up the count');
    await waitFor(() => expect(screen.getAllByText('C-1 was given up').at(-1)).toBeVisible());
    await expect(await screen.findByRole('heading', { name: 'No counts yet' })).toBeVisible();
    await press('Undo');
    await expect(await screen.findByRole('link', { name: 'C-1 · Watches' })).toBeVisible();
  },
};

export const NotThere: Story = {
  parameters: at('&count=nothing'),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The count could not be loaded');
  },
};
