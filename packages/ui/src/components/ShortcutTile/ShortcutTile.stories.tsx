import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../IconButton';
import { ShortcutTile } from './ShortcutTile';
import { ShortcutTiles } from './ShortcutTile.styles';

const meta = {
  component: ShortcutTile,
  args: { label: 'Running low', description: 'Fewest pieces first', icon: 'warning', link: { href: '#/low' }, onOpen: fn() },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <ShortcutTiles aria-label="Shortcuts">
        <ShortcutTile {...args} />
        <ShortcutTile {...args} label="Inventory" description="All products" icon="inventory" />
      </ShortcutTiles>
    </div>
  ),
} satisfies Meta<typeof ShortcutTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Running low/ })).toHaveAttribute('href', '#/low');
  },
};
export const External: Story = {
  args: { link: { href: 'https://example.com', external: true, externalText: 'opens in a new tab' } },
};
export const WithoutLink: Story = {
  args: { link: undefined, note: 'This link can’t be opened' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Arranged: Story = {
  args: {
    actions: (
      <>
        <IconButton size="sm" icon="chevronLeft" label="Back" />
        <IconButton size="sm" icon="edit" label="Edit" />
        <IconButton size="sm" icon="chevronRight" label="Forward" />
      </>
    ),
    drag: { handlers: {}, isDragged: false, target: 'after' },
  },
};
export const UnknownIcon: Story = { args: { icon: 'no such icon' } };
export const LongTurkish: Story = {
  tags: ['full'],
  args: {
    label: 'Stoğu azalan paslanmaz çelik kordonlar',
    description: 'En az kalan ürünler başta olmak üzere bütün kordonlar sıralanır',
  },
};
export const HostileText: Story = {
  tags: ['full'],
  args: { label: '<img src=x onerror=alert(1)>', description: 'Unbreakable'.repeat(12) },
};
export const OnAPhone: Story = { tags: ['full'], ...LongTurkish, globals: { viewport: { value: 'phone' } } };
