import type { LabelRow } from '@stockroom/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { LabelRows } from './LabelRows';

const row = (productId: number, overrides: Partial<LabelRow>): LabelRow => ({
  productId,
  copies: 'stock',
  name: 'Tidewater Harbor 44',
  sku: 'HP-W-0002',
  barcode: '4006381333931',
  price: 283.8,
  stock: 19,
  gone: false,
  ...overrides,
});

const meta = {
  component: LabelRows,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    rows: [
      row(1, {}),
      row(2, { name: 'Isparta Gül Saati', copies: 3, barcode: '' }),
      row(3, { name: 'Checked by nobody', copies: 1, barcode: '4006381333932' }),
      row(4, { name: 'Gone in the meantime', gone: true }),
      row(5, { name: 'Nothing in stock', stock: 0 }),
    ],
    problems: new Map([
      [2, 'none'],
      [3, 'checkDigit'],
    ] as const),
    onCopies: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof LabelRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' }, language: 'tr' } };

/** An invalid number stays, with the reason, and is not committed. */
export const Copies: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const field = await screen.findByRole('spinbutton', { name: 'Labels of Isparta Gül Saati' });
    await userEvent.clear(field);
    await userEvent.type(field, '1000000000');
    await userEvent.tab();
    await expect(await screen.findByText('Enter a whole number from 0 to 500')).toBeVisible();
    await expect(args.onCopies).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await expect(args.onCopies).toHaveBeenCalledWith(args.rows[1], 12);
  },
};
