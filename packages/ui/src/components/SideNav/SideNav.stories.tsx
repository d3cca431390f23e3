import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Logo } from '../Logo/Logo';
import { sampleItems } from './sampleItems';
import { SideNav } from './SideNav';
import type { SideNavItem } from './types';

const meta = {
  component: SideNav,
  args: { label: 'Main', items: sampleItems, currentPath: '/apps/ecommerce/inventory', header: <Logo />, locale: 'en' },
  decorators: [
    (Story) => (
      <div className="awning" style={{ width: 272, height: 760, background: 'var(--color-surface-nav)' }}>
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

/** Arrow down moves from the search to the results and back, Enter follows the first result. */
export const SearchByKeyboard: Story = {
  ...Searchable,
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    const field = canvas.getByRole('searchbox', { name: 'Search the menu' });
    await userEvent.type(field, 'invent{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Inventory' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(followed.mock.lastCall?.[0].target).toHaveTextContent('Inventory');
  },
};

/** A group folds, and a search still looks into it; the current page's group opens on arrival. */
export const FoldedGroups: Story = {
  args: {
    defaultFoldedIds: ['shop', 'work'],
    onFoldedIdsChange: fn(),
    search: { label: 'Search the menu', value: '', onChange: fn(), noMatch: 'No page has this name' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inventory' })).toBeVisible();
    const work = canvas.getByRole('button', { name: 'Work' });
    await expect(work).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /Mailbox/ })).toBeNull();
    await userEvent.click(work);
    await expect(canvas.getByRole('link', { name: /Mailbox/ })).toBeVisible();
    await expect(args.onFoldedIdsChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(work);
    await expect(args.onFoldedIdsChange).toHaveBeenLastCalledWith(['work']);
  },
};

export const SevenLevels: Story = {
  args: { currentPath: '/levels/7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Level 7' })).toHaveAttribute('aria-current', 'page');
  },
};

export const AsideReplacesMenu: Story = {
  tags: ['behaviour'],
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

export const DisabledShowsReason: Story = {
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: /Label printing/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveAccessibleName('Label printing No label printer is set up');
    await expect(entry).not.toHaveAttribute('href');
    canvas.getByRole('button', { name: 'Help center' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More pages' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Help center' })).toHaveFocus();
    await userEvent.click(entry);
    await waitFor(() => expect(within(entry).getByText('No label printer is set up')).toBeVisible());
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shop' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
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
  tags: ['behaviour'],
  render: function Render(args) {
    const [path, setPath] = useState('/pages/invoice');
    return (
      <>
        <Button onPress={() => setPath('/apps/ecommerce/store')}>Go to the store</Button>
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

const pages = Array.from({ length: 30 }, (_, at): SideNavItem => {
  const title = `Page ${at + 1}`;
  return { id: title, type: 'basic', title, icon: 'document', href: `/${at + 1}` };
});

/** At any height of the menu, the entry of the current page is fully visible, clear of the faded edges. */
export const CurrentScrolledIntoView: Story = {
  tags: ['behaviour'],
  args: { items: pages, currentPath: '/9', header: undefined },
  render: (args) => (
    <>
      {[280, 290, 300, 310, 320, 330, 340].map((height) => (
        <div key={height} className="awning" style={{ height, display: 'flex', background: 'var(--color-surface-nav)' }}>
          <SideNav {...args} label={`${height} px`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const nav of canvas.getAllByRole('navigation')) {
      const current = within(nav).getByRole('link', { current: 'page' });
      const fade = 20;
      await waitFor(() =>
        expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(nav.getBoundingClientRect().bottom - fade),
      );
    }
  },
};

export const NoData: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible());
  },
};

/** An entry may run an action; when it is removed, the focus stays in the menu. */
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

/** The current page looks like a lit window. */
export const Futuristic: Story = { args: { variant: 'futuristic' } };
