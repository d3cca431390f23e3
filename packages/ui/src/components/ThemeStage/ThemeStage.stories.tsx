import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { DataTable } from '../DataTable';
import { Menu } from '../Menu';
import { ThemeStage } from './ThemeStage';

const meta = {
  component: ThemeStage,
  args: {
    theme: 'teal',
    scheme: 'dark',
    density: 'compact',
    language: 'en',
    children: (
      <Menu
        trigger={<Button variant="primary">Actions</Button>}
        label="Actions"
        items={[{ id: 'edit', label: 'Edit', onSelect: () => undefined }]}
      />
    ),
  },
} satisfies Meta<typeof ThemeStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a right-to-left language the whole layout is mirrored. */
export const RightToLeft: Story = {
  args: {
    language: 'ar',
    direction: 'rtl',
    children: <Alert title="Products low on stock" onDismiss={() => undefined} dismissLabel="Dismiss" />,
  },
};

/** A table's head sticks above its rows at the top of the stage, because the page's bar is not in here. */
export const StickyInside: Story = {
  tags: ['behaviour'],
  args: {
    children: (
      <DataTable
        label="Products"
        stickyHead
        columns={[{ id: 'name', header: 'Name', render: (row: { name: string }) => row.name }]}
        rows={[{ name: 'Canvas strap' }, { name: 'Field watch' }]}
        rowKey={({ name }) => name}
      />
    ),
  },
  decorators: [(Story) => <div style={{ '--shell-top': '60px' } as CSSProperties}>{Story()}</div>],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    const row = canvas.getByText('Canvas strap').getBoundingClientRect();
    await expect(head.bottom).toBeLessThanOrEqual(row.top + 1);
  },
};

/** Overlays have the appearance of the stage. */
export const Layers: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.closest('.theme-teal.dark')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
