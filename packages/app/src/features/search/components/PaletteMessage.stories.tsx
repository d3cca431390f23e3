import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '#shared/api/ApiError';
import { withApp } from '#shared/testing/withApp';
import { PaletteMessage } from './PaletteMessage';

const meta = {
  component: PaletteMessage,
  decorators: [withApp],
  args: { scope: 'all', query: 'quayside', isEmpty: false, error: null, onRetry: fn() },
} satisfies Meta<typeof PaletteMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No result was found. */
export const Default: Story = { args: { isEmpty: true } };
export const ProductNotFound: Story = { args: { isEmpty: true, scope: 'products' } };
export const AsksForMore: Story = { args: { scope: 'contacts', query: 'a' } };
export const Turkish: Story = { tags: ['full'], args: { isEmpty: true }, globals: { language: 'tr' } };

export const Failed: Story = {
  args: { error: new ApiError('server', { call: 'POST /api/common/search', status: 500 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
