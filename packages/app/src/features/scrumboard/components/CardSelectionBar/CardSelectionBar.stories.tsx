import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { CardSelectionBar } from './CardSelectionBar';

const meta = {
  component: CardSelectionBar,
  decorators: [withApp],
  args: {
    count: 3,
    labels: [
      { id: 'urgent', boardId: 'board', title: 'Urgent', color: 'critical' },
      { id: 'window', boardId: 'board', title: 'Window', color: 'accent' },
    ],
    onAll: new Set(['window']),
    onMove: fn(),
    onLabel: fn(),
    onDelete: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof CardSelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some cards are selected. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Labels' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Window', checked: true })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Urgent', checked: false }));
    await expect(args.onLabel).toHaveBeenCalledWith('urgent', true);
  },
};

export const WithoutLabels: Story = { args: { labels: [], count: 1 } };

export const TurkishPhone: Story = { tags: ['full'], globals: { language: 'tr', viewport: { value: 'phone' } } };
