import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PresenceMark } from '../Avatar';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from './Menu';
import type { MenuEntry } from './types';

const ACTIONS: MenuEntry[] = [
  { id: 'edit', label: 'Edit', icon: 'edit', onSelect: fn() },
  { id: 'copy', label: 'Copy link', icon: 'link', onSelect: fn() },
  { id: 'archive', label: 'Archive', icon: 'archive', onSelect: fn(), disabled: true },
  { type: 'divider' },
  { id: 'delete', label: 'Delete', icon: 'delete', tone: 'critical', onSelect: fn() },
];

const meta = {
  component: Menu,
  args: {
    trigger: <Button icon="more">Actions</Button>,
    label: 'Actions of Oak watch',
    items: ACTIONS,
    placement: 'bottom start',
  },
  beforeEach: () => {
    for (const entry of ACTIONS) if (entry.type === undefined) (entry.onSelect as ReturnType<typeof fn>).mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = (index: number) => (ACTIONS[index] as { onSelect: () => void }).onSelect;
const focusOn = (name: string) => waitFor(() => expect(screen.getByText(name).closest('[role]')).toHaveFocus());

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions of Oak watch' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Press: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await expect(act(1)).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('c');
    await waitFor(() => expect(item('Copy link')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(act(0)).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const PressOutside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const BehindAnIcon: Story = {
  args: { trigger: <IconButton icon="more" label="Actions of Oak watch" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Oak watch' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};

function Columns() {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set(['sku', 'price']));
  const [sort, setSort] = useState('name');
  const toggle = (id: string) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    setShown(next);
  };
  const column = (id: string, label: string) => ({ id, label, checked: shown.has(id), onSelect: () => toggle(id) });
  const order = (id: string, label: string) => ({ id, label, checked: sort === id, onSelect: () => setSort(id) });
  return (
    <Menu
      trigger={<Button icon="columns">View</Button>}
      label="View"
      placement="bottom start"
      items={[
        { type: 'section', title: 'Columns', items: [column('sku', 'SKU'), column('price', 'Price'), column('stock', 'Stock')] },
        { type: 'divider' },
        { type: 'section', title: 'Sort by', choice: 'one', items: [order('name', 'Name'), order('age', 'Last change')] },
      ]}
    />
  );
}

/** Items with `checked` are switches and keep the menu open; in a section with `choice: 'one'` they are a choice and close it. */
export const Checked: Story = {
  render: () => <Columns />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const stock = await screen.findByRole('menuitemcheckbox', { name: 'Stock', checked: false });
    await userEvent.click(stock);
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Stock', checked: true })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Last change', checked: false }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Last change', checked: true })).toBeVisible());
  },
};

export const TopLevelSwitches: Story = {
  args: {
    items: [
      { id: 'active', label: 'Only active', checked: true, onSelect: fn() },
      { id: 'low', label: 'Only low stock', checked: false, onSelect: fn() },
      { type: 'divider' },
      { id: 'clear', label: 'Clear filters', icon: 'close', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await focusOn('Only active');
    await expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Clear filters' })).toBeVisible());
  },
};

export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Store ${index + 1}`, onSelect: fn() })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Store 1' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Store 60' })).toBeVisible());
  },
};

export const LongTurkish: Story = {
  tags: ['full'],
  globals: { language: 'tr' },
  args: {
    trigger: <Button icon="more">İşlemler</Button>,
    label: 'Meşe saat için işlemler',
    items: [
      { id: 'a', label: 'Ürünün bağlantısını panoya kopyalayın', icon: 'link', onSelect: fn() },
      { id: 'b', label: 'Etiket yazdırma kuyruğuna ekleyin', icon: 'queue', onSelect: fn() },
      { id: 'c', label: 'Ürünü stok listesinden kalıcı olarak silin', icon: 'delete', tone: 'critical', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'İşlemler' }));
    await screen.findByRole('menu');
    // Text that is only for screen readers is in the page's language too.
    await expect(screen.getAllByRole('button', { name: 'Kapat', hidden: true }).length).toBeGreaterThan(0);
  },
};

export const HostileText: Story = {
  tags: ['full'],
  args: {
    items: [
      { id: 'constructor', label: '<b onmouseover=alert(1)>bold</b> {{x}}', onSelect: fn() },
      { id: '__proto__', label: 'W'.repeat(120), onSelect: fn() },
      { id: 'rtl', label: '\u202Eتقرير المخزون', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByText('<b onmouseover=alert(1)>bold</b> {{x}}')).toBeVisible());
  },
};

export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { language: 'tr', viewport: { value: 'phone' } } };

/** A head above the items names the person; an item may have a second line and a mark of its own. */
export const WithHead: Story = {
  args: {
    label: 'User menu',
    head: 'Signed in as Mina Aydın, mina@example.test',
    items: [
      {
        type: 'section',
        title: 'Presence',
        choice: 'one',
        items: [
          {
            id: 'online',
            label: 'Online',
            mark: <PresenceMark alone presence="online" size={12} />,
            checked: true,
            onSelect: fn(),
          },
          { id: 'busy', label: 'Busy', mark: <PresenceMark alone presence="busy" size={12} />, checked: false, onSelect: fn() },
        ],
      },
      { type: 'divider' },
      { id: 'store', label: 'Mill Lane', description: '4 Mill Lane, Portsend', icon: 'store', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu', { name: 'User menu' })).toHaveAccessibleDescription(
      'Signed in as Mina Aydın, mina@example.test',
    );
    await expect(screen.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mill Lane 4 Mill Lane, Portsend' })).toBeVisible());
  },
};
