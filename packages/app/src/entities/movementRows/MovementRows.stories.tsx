import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { NEW_MOVEMENT } from './model/movementDraft';
import { MovementRows } from './MovementRows';

const draft = {
  ...NEW_MOVEMENT,
  rows: [
    { productId: 2, name: 'Tidewater Harbor 44', sku: 'HP-W-0002', stock: 19, quantity: 5 },
    { productId: 3, name: 'Dock Cap', sku: '', stock: 2, quantity: 3 },
  ],
};

const meta = {
  component: MovementRows,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: { draft, problems: new Map(), onQuantity: fn(), onRemove: fn() },
} satisfies Meta<typeof MovementRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Dock Cap' }));
    await expect(args.onRemove).toHaveBeenCalledWith(3);
  },
};

export const Problems: Story = {
  args: {
    draft: { ...draft, reason: 'damaged' },
    problems: new Map([
      [2, 'gone'],
      [3, 'belowZero'],
    ]),
  },
};

export const TurkishOnAPhone: Story = { tags: ['full'], ...Problems, globals: { language: 'tr', viewport: { value: 'phone' } } };
