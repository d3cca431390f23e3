import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { SourceList } from './SourceList';

const meta = {
  component: SourceList,
  decorators: [withApp],
  parameters: { layout: 'padded' },
  args: {
    title: 'Last deliveries',
    empty: 'Nothing was received.',
    taking: null,
    sources: [
      { id: '1', name: 'PO-2417', about: 'Feb 27, 08:40 · Selin Karaca · 3 products' },
      { id: '2', name: 'A reference that nobody has ever seen the end of, as it goes on and on', about: 'Feb 26 · 1 product' },
    ],
    onTake: fn(),
  },
} satisfies Meta<typeof SourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add labels PO-2417' }));
    await expect(args.onTake).toHaveBeenCalledWith('1');
  },
};

export const Empty: Story = { args: { sources: [] } };
export const Phone: Story = { tags: ['full'], args: { taking: '1' }, globals: { viewport: { value: 'phone' }, language: 'tr' } };
