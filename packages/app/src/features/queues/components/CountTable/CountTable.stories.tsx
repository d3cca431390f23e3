import type { CountLine } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { CountTable } from './CountTable';

const line = (productId: number, overrides: Partial<CountLine>): CountLine => ({
  productId,
  name: '',
  sku: `HP-W-000${productId}`,
  barcode: '',
  cost: 118,
  counted: null,
  expected: 19,
  movedSince: 0,
  checked: false,
  at: null,
  userName: '',
  gone: false,
  ...overrides,
});
const lines = [
  line(1, { name: 'Tidewater Harbor 40', counted: 19, checked: true, userName: 'Defne Aldridge' }),
  line(2, { name: 'Tidewater Harbor 44', counted: 17, movedSince: -3, userName: 'Grace Whitcombe' }),
  line(3, { name: 'A name that is longer than most: '.repeat(4), counted: 1021, expected: 1020, cost: 4.5 }),
  line(4, { name: 'Isparta Gül Saati' }),
  line(5, { name: 'Gone in the meantime', counted: 3, gone: true }),
];
/** Names that describe the product, and so are in the language of the page. */
const turkishNames = new Map([
  [3, 'Çoğundan daha uzun bir ad: '.repeat(4)],
  [5, 'Bu arada silinen'],
]);
const turkishLines = lines.map((each) => ({ ...each, name: turkishNames.get(each.productId) ?? each.name }));

const meta = {
  component: CountTable,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: { lines, isFixed: false, isBlind: false, isLoading: false, onCount: fn(), onCheck: fn() },
} satisfies Meta<typeof CountTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open count. */
export const Default: Story = {};
export const Turkish: Story = { tags: ['full'], args: { lines: turkishLines }, globals: { language: 'tr' } };
export const Blind: Story = { args: { isBlind: true } };
export const BlindTurkish: Story = { tags: ['full'], ...Turkish, args: { ...Turkish.args, isBlind: true } };
export const Finished: Story = { args: { isFixed: true } };
/** A name has two lines, with the whole difference below it. */
export const Phone: Story = {
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  play: async ({ canvasElement }) => {
    const isWhole = (difference: Element) => {
      const room = difference.closest('[data-second]')?.getBoundingClientRect();
      return difference.getBoundingClientRect().right <= (room?.right ?? 0);
    };
    const differences = () => [...canvasElement.querySelectorAll('[data-second] [data-difference]')];
    await waitFor(() => expect(differences().map(isWhole)).toEqual([true, true, true, true]));
  },
};

const field = (name: string) => screen.findByRole('spinbutton', { name: `Counted of ${name}` });

/** Enter commits a number and moves on to the next product; an empty field marks a product to be counted again. */
export const TypedDownTheColumn: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const first = await field('Tidewater Harbor 40');
    await userEvent.clear(first);
    await userEvent.type(first, '12{Enter}');
    await expect(args.onCount).toHaveBeenLastCalledWith(lines[0], 12, 19);
    await expect(args.onCount).toHaveBeenCalledOnce();
    await waitFor(async () => expect(await field('Tidewater Harbor 44')).toHaveFocus());
    await userEvent.clear(await field('Tidewater Harbor 44'));
    await userEvent.tab();
    await expect(args.onCount).toHaveBeenLastCalledWith(lines[1], null, 17);
  },
};

/** A number that is too large or a fraction stays in the field, and the reason is reported. */
export const NoNumberOfUnits: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const input = await field('Isparta Gül Saati');
    for (const typed of ['1000000000', '1.5', '-3']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(await screen.findByText(/Enter a whole number from 0 to 1,000,000/)).toBeInTheDocument();
      await expect(input).toHaveValue(typed === '1000000000' ? '1000000000' : typed);
    }
    await expect(args.onCount).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};
