import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { barItems } from '../SideNav/sampleItems';
import type { SideNavItem } from '../SideNav/types';
import { HorizontalNav } from './HorizontalNav';

const meta = {
  component: HorizontalNav,
  args: { label: 'Main', items: barItems, currentPath: '/apps/ecommerce/inventory', locale: 'en' },
  decorators: [(Story) => <div style={{ minHeight: 520 }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HorizontalNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Inventory' })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Work' }));
    await expect(canvas.queryByRole('link', { name: 'Inventory' })).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const shop = canvas.getByRole('button', { name: 'Shop' });
    await waitFor(() => expect(shop).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(shop).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Work' })).toHaveFocus());
    await expect(shop).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Mailbox/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: /^Mailbox/ })).toBeNull();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Unknown icon' })).toHaveFocus());
  },
};

export const DeeplyNested: Story = {
  args: { currentPath: '/levels/7' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seven levels' }));
    await expect(canvas.getByRole('link', { name: 'Level 7' })).toHaveAttribute('aria-current', 'page');
  },
};

const many: SideNavItem[] = [
  'Mağaza yönetimi',
  'Gösterge panelleri',
  'Uygulamalar',
  'Sayfalar',
  'Kullanıcı arayüzü',
  'Belgeler ve kılavuzlar',
  'Müşteri hizmetleri',
].map((title, index): SideNavItem => ({
  id: title,
  type: 'collapsable',
  title,
  icon: 'store',
  badge: index === 2 ? { title: '1204', label: '1.204 okunmamış' } : undefined,
  children: Array.from({ length: 24 }, (_, at) => ({
    id: `${title}${at}`,
    type: 'basic',
    title: `${title} ${at + 1}`,
    href: `/${at}`,
  })),
}));

/** Long words take a second line, a long branch scrolls by itself, and the last one opens inwards. */
export const Turkish: Story = {
  tags: ['full'],
  args: { items: many, currentPath: '/elsewhere', locale: 'tr' },
  globals: { language: 'tr' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Müşteri hizmetleri' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const last = canvasElement.querySelector('[data-flyout][aria-expanded="true"] + div');
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const DisabledShowsReason: Story = {
  args: {
    items: [{ id: 'x', type: 'basic', title: 'Reports', disabled: true, disabledReason: 'This page comes with a later version' }],
  },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: 'Reports This page comes with a later version' });
    await userEvent.tab();
    await expect(entry).not.toHaveFocus();
    await userEvent.click(entry);
    await expect(entry).toHaveTextContent('This page comes with a later version');
  },
};
export const NoData: Story = { args: { items: [] } };
