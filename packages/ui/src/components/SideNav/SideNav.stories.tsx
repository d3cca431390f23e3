import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Logo } from '../Logo/Logo';
import { SideNav } from './SideNav';
import { sampleItems } from './sampleItems';
import type { SideNavItem } from './types';

const meta = {
  component: SideNav,
  args: { label: 'Main', items: sampleItems, currentPath: '/apps/ecommerce/inventory', header: <Logo />, locale: 'en' },
  decorators: [
    (Story) => (
      <div
        style={{
          width: 272,
          height: 760,
          background: 'var(--color-surface-nav)',
          borderInlineEnd: '1px solid var(--color-border-subtle)',
        }}
      >
        {Story()}
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: /1,204 unread/ })).toHaveTextContent('99+');
  },
};

export const Searchable: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <SideNav {...args} search={{ label: 'Search the menu', value, onChange: setValue, noMatch: 'No page has this name' }} />
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the menu' });
    await userEvent.type(field, 'guıdes');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Guides' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Inventory' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No page has this name');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toBeVisible());
  },
};

export const SevenLevels: Story = {
  args: { currentPath: '/levels/7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Level 7' })).toHaveAttribute('aria-current', 'page');
  },
};

export const AsideTakesThePlace: Story = {
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('button', { name: 'More pages' });
    await userEvent.click(aside);
    await expect(canvas.queryByRole('link', { name: 'Inventory' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Invoice' })).toBeVisible());
    const back = canvas.getByRole('button', { name: 'More pages', expanded: true });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toBeVisible());
  },
};

export const DisabledSaysWhy: Story = {
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: /Label printing/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveAccessibleName('Label printing No label printer is set up');
    await userEvent.click(entry);
    await waitFor(() => expect(canvas.getByText('No label printer is set up')).toBeVisible());
    await expect(entry).not.toHaveAttribute('href');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Unknown icon' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Help center' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
  },
};

export const LeavingAnAside: Story = {
  render: function Render(args) {
    const [path, setPath] = useState('/pages/invoice');
    return (
      <>
        <button type="button" onClick={() => setPath('/apps/ecommerce/store')}>
          Go to the store
        </button>
        <SideNav {...args} currentPath={path} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Store' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the store' }));
    await expect(canvas.getByRole('link', { name: 'Store' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'g',
        type: 'group',
        title: 'Mağaza yönetimi ve tedarik zinciri işlemleri',
        subtitle: 'Bütün şubelerde ortak kullanılan sayfalar burada',
        children: [
          { id: 'a', type: 'basic', title: 'Tedarikçiden beklenen teslimatlar ve iadeler', icon: 'inbox', href: '/a' },
          {
            id: 'b',
            type: 'basic',
            title: 'Uzunbirsözcüğünmenüdentaşmasınaizinvermemesigerekir',
            subtitle: 'Son güncelleme 10 dakika önce, Bağdat Caddesi şubesi',
            icon: 'queue',
            href: '/b',
            badge: { title: '12345', label: '12.345 okunmamış' },
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const nav = canvasElement.querySelector('nav');
    await expect(nav?.scrollWidth).toBeLessThanOrEqual(nav?.clientWidth ?? 0);
  },
};

export const NoData: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible());
  },
};

/** An entry may do something where others lead somewhere; one that goes leaves the focus in the menu. */
export const Action: Story = {
  render: function Fetching(args) {
    const [isWhole, setWhole] = useState(false);
    const retry: SideNavItem = {
      id: 'retry',
      type: 'basic',
      icon: 'retry',
      title: 'Load the whole menu',
      subtitle: 'It could not be loaded',
      onPress: () => setWhole(true),
    };
    return <SideNav {...args} items={isWhole ? args.items : [retry]} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /^Load the whole menu/ })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toHaveFocus();
  },
};

/** On the dark ground that the layout gives it. */
export const Futuristic: Story = {
  args: { look: 'futuristic' },
  decorators: [
    (Story) => (
      <div className="theme-default dark" style={{ width: 272, height: 760, background: 'var(--color-surface-nav)' }}>
        {Story()}
      </div>
    ),
  ],
};
