import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Menu } from './Menu';

const meta = {
  component: Menu,
  args: {
    trigger: <Button icon="more">Actions</Button>,
    label: 'Actions',
    items: [
      { id: 'edit', label: 'Edit', icon: 'edit', onSelect: fn() },
      { id: 'copy', label: 'Copy link', icon: 'link', onSelect: fn() },
      { id: 'archive', label: 'Archive', icon: 'archive', onSelect: fn(), disabled: true },
      { type: 'divider' },
      { id: 'delete', label: 'Delete', icon: 'delete', tone: 'danger', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};
