import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton';
import { Logo } from '../Logo';
import { railItems } from '../SideNav/sampleItems';
import type { SideNavItem } from '../SideNav/types';
import { CompactNav } from './CompactNav';

const meta = {
  component: CompactNav,
  args: {
    label: 'Main',
    items: railItems,
    currentPath: '/apps/ecommerce/inventory',
    header: <Logo withName={false} />,
    footer: <IconButton icon="moon" label="Switch to dark" />,
    locale: 'en',
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 760, width: 360 }}>
        <div className="awning" style={{ height: '100%', width: 72, background: 'var(--color-surface-nav)' }}>
          {Story()}
        </div>
        <button type="button" style={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 0 }}>
          Elsewhere
        </button>
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompactNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Inventory' })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Work' }));
    await expect(canvas.queryByRole('link', { name: 'Inventory' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: /1,204 unread/ })).toBeVisible());
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const shop = canvas.getByRole('button', { name: 'Shop' });
    await waitFor(() => expect(shop).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shop).toHaveFocus());
    await expect(shop).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Work' })).toHaveAttribute('aria-expanded', 'true');
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Work' })).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** An outside press and a followed link close the branch. */
export const Closes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const shop = canvas.getByRole('button', { name: 'Shop' });
    await userEvent.click(shop);
    await fireEvent.pointerDown(document.body);
    await expect(shop).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(shop);
    canvas.getByRole('link', { name: 'Inventory' }).addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link', { name: 'Inventory' }));
    await expect(shop).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(shop).toHaveFocus());
  },
};

export const SixDeep: Story = {
  args: { currentPath: '/levels/7' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seven levels' }));
    await expect(canvas.getByRole('link', { name: 'Level 7' })).toHaveAttribute('aria-current', 'page');
  },
};

const turkish: SideNavItem[] = [
  {
    id: 'a',
    type: 'aside',
    title: 'Mağaza',
    icon: 'store',
    children: [{ id: 'a1', type: 'basic', title: 'Envanter', href: '/a' }],
  },
  { id: 'b', type: 'aside', title: 'Gösterge panelleri', icon: 'dashboard', children: [] },
  {
    id: 'c',
    type: 'aside',
    title: 'Kullanıcı arayüzü',
    icon: 'sliders',
    badge: { title: '1204', label: '1.204 yeni' },
    children: [],
  },
  {
    id: 'd',
    type: 'basic',
    title: 'Ayarlar',
    icon: 'settings',
    disabled: true,
    disabledReason: 'Bu sayfa sonraki bir sürümle gelecek',
  },
  { id: 'e', type: 'basic', title: 'Uzunbirsözcüğünraydantaşmaması', icon: 'queue', href: '/e' },
];

export const Turkish: Story = {
  tags: ['full'],
  args: { items: turkish, currentPath: '/a', locale: 'tr' },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    const entry = within(nav).getByRole('link', { name: /^Ayarlar/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveAccessibleName('Ayarlar Bu sayfa sonraki bir sürümle gelecek');
  },
};
export const NoData: Story = { args: { items: [] } };
