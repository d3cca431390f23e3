import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ShortcutSheet } from './ShortcutSheet';

const meta = {
  component: ShortcutSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    onSingleKeysChange: fn(),
    singleKeys: true,
    labels: {
      title: 'Keyboard shortcuts',
      close: 'Close',
      singleKeys: 'Single-key shortcuts',
      singleKeysHelp: 'Keys that need no Ctrl or Cmd, such as ? and G I. They are never heard while you type.',
    },
    groups: [
      {
        id: 'general',
        title: 'General',
        rows: [
          { id: 'search', title: 'Search and commands', keys: 'mod+k' },
          { id: 'sheet', title: 'Keyboard shortcuts', keys: '?', isSingleKey: true },
        ],
      },
      {
        id: 'pages',
        title: 'Go to',
        rows: [
          { id: 'inventory', title: 'Inventory', keys: 'g i', isSingleKey: true },
          { id: 'queues', title: 'Queues', keys: 'g q', isSingleKey: true },
          { id: 'settings', title: 'Settings', keys: 'g s', isSingleKey: true },
        ],
      },
    ],
  },
  render: function Controlled(args) {
    const [singleKeys, setSingleKeys] = useState(args.singleKeys);
    const change = (on: boolean) => {
      setSingleKeys(on);
      args.onSingleKeysChange(on);
    };
    return <ShortcutSheet {...args} singleKeys={singleKeys} onSingleKeysChange={change} />;
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog'));

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await sheet();
    await expect(dialog.getByText('Inventory').closest('div')).toHaveTextContent('InventoryGI');
    await userEvent.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const SwitchedOff: Story = {
  args: { singleKeys: false },
  play: async () => {
    await expect((await sheet()).getByRole('switch')).not.toBeChecked();
  },
};

export const Turkish: Story = {
  tags: ['full'],
  args: {
    labels: {
      title: 'Klavye kısayolları',
      close: 'Kapat',
      singleKeys: 'Tek tuşlu kısayollar',
      singleKeysHelp: 'Ctrl veya Cmd gerektirmeyen tuşlar, örneğin ? ve G I. Yazı yazarken hiçbir zaman çalışmazlar.',
    },
    groups: [
      {
        id: 'general',
        title: 'Genel',
        rows: [
          { id: 'search', title: 'Aramayı ve komut paletini açın', keys: 'mod+k' },
          { id: 'sheet', title: 'Klavye kısayollarının listesini gösterin', keys: '?', isSingleKey: true },
        ],
      },
    ],
  },
  play: async () => {
    await sheet();
  },
};

export const Phone: Story = { tags: ['full'], ...Turkish, globals: { viewport: { value: 'phone' } } };
