import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { productLabels, turkishLabels } from '../testing/labels';
import { ConflictDialog } from './ConflictDialog';

const meta = {
  component: ConflictDialog,
  decorators: [withApp],
  args: {
    open: true,
    labels: productLabels,
    conflicts: [
      { field: 'name', base: 'Harbour field watch', mine: 'Harbour dive watch', theirs: 'Harbour watch' },
      { field: 'stock', base: 10, mine: 12, theirs: 7, both: 9 },
      { field: 'price', base: 120, mine: 99.5, theirs: 110 },
      { field: 'brandId', base: 0, mine: 1, theirs: 2 },
      { field: 'active', base: true, mine: false, theirs: true },
    ],
    choices: {},
    hasTriedToSave: false,
    onChoose: fn(),
    onChooseAll: fn(),
    onSave: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields are chosen one by one. */
export const Default: Story = {
  play: async ({ args }) => {
    const stock = within(await screen.findByRole('radiogroup', { name: 'Stock' }));
    await userEvent.click(stock.getByRole('radio', { name: /Both changes/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('stock', 'both');
    await userEvent.click(screen.getByRole('button', { name: 'Take all of theirs' }));
    await expect(args.onChooseAll).toHaveBeenCalledWith('theirs');
  },
};

export const NotAllChosen: Story = {
  args: { hasTriedToSave: true, choices: { name: 'mine', stock: 'both' } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Choose one')).toHaveLength(3));
  },
};

/** Others saved the record again and again while it was merged. */
export const KeepsChanging: Story = {
  args: {
    conflicts: [],
    labels: {
      ...productLabels,
      keepsChanging: 'The product keeps changing while it is saved. Nothing of yours was lost. Save again when you are ready.',
    },
  },
};
export const Turkish: Story = { tags: ['full'], args: { labels: turkishLabels }, globals: { language: 'tr' } };
export const Phone: Story = { tags: ['full'], globals: { viewport: { value: 'phone' } } };
