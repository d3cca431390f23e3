import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#shared/testing/withApp';
import { IconGrid } from './IconGrid';

const MANY = 5000;
const names = Array.from({ length: MANY }, (_, index) => `square-${index + 1}`);

const meta = {
  component: IconGrid,
  decorators: [withApp],
  args: {
    label: 'Icons',
    scope: 'many',
    names,
    shapesOf: () => [['rect', { x: '4', y: '4', width: '16', height: '16', fill: 'currentColor' }]],
    size: 24,
    side: 24,
    open: 'square-2',
    onOpen: () => undefined,
  },
} satisfies Meta<typeof IconGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five thousand icons, of which only those in view are drawn. */
export const Default: Story = {
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Icons' }));
    const shown = list.getAllByRole('listitem');
    await expect(shown[0]).toHaveAttribute('aria-setsize', String(MANY));
    await expect(shown.length).toBeLessThan(400);
  },
};

/** A single key press leads to the last icon, and no more icons are drawn there. */
export const End: Story = {
  tags: ['behaviour'],
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Icons' }));
    list.getByRole('button', { name: 'square-1' }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByRole('button', { name: `square-${MANY}` })).toHaveFocus());
    await expect(list.getAllByRole('listitem').length).toBeLessThan(400);
  },
};
