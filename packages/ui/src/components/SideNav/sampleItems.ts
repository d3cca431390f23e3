import type { SideNavItem } from './types';

const deep = (level: number): SideNavItem => ({
  id: `level-${level}`,
  type: level < 7 ? 'collapsable' : 'basic',
  title: `Level ${level}`,
  ...(level < 7 ? { children: [deep(level + 1)] } : { href: '/levels/7' }),
});

/** A menu with every kind of entry, for stories. */
export const sampleItems: SideNavItem[] = [
  {
    id: 'shop',
    type: 'group',
    title: 'Shop',
    children: [
      { id: 'store', type: 'basic', title: 'Store', icon: 'store', href: '/apps/ecommerce/store' },
      { id: 'search', type: 'basic', title: 'Search', icon: 'search', href: '/apps/ecommerce/search' },
      { id: 'inventory', type: 'basic', title: 'Inventory', icon: 'inventory', href: '/apps/ecommerce/inventory' },
      {
        id: 'queues',
        type: 'basic',
        title: 'Queues',
        icon: 'queue',
        href: '/apps/ecommerce/queues',
        badge: { title: '3', label: '3 jobs waiting', tone: 'accent' },
      },
      { id: 'transactions', type: 'basic', title: 'Transactions', icon: 'transactions', href: '/apps/ecommerce/transactions' },
      { id: 'settings', type: 'basic', title: 'Settings', icon: 'settings', href: '/pages/settings' },
    ],
  },
  {
    id: 'work',
    type: 'group',
    title: 'Work',
    subtitle: 'What the team shares',
    children: [
      {
        id: 'mailbox',
        type: 'basic',
        title: 'Mailbox',
        subtitle: 'Last mail 10 minutes ago',
        icon: 'mail',
        href: '/apps/mailbox',
        badge: { title: '1204', label: '1,204 unread' },
      },
      {
        id: 'help',
        type: 'collapsable',
        title: 'Help center',
        icon: 'help',
        children: [
          { id: 'help-home', type: 'basic', title: 'Home', href: '/apps/help-center', exactMatch: true },
          { id: 'help-guides', type: 'basic', title: 'Guides', href: '/apps/help-center/guides' },
          { id: 'help-support', type: 'basic', title: 'Support', href: '/apps/help-center/support' },
        ],
      },
      {
        id: 'labels',
        type: 'basic',
        title: 'Label printing',
        icon: 'tag',
        disabled: true,
        disabledReason: 'No label printer is set up',
        href: '/apps/labels',
      },
      {
        id: 'more',
        type: 'aside',
        title: 'More pages',
        icon: 'dashboard',
        children: [
          { id: 'invoice', type: 'basic', title: 'Invoice', icon: 'document', href: '/pages/invoice' },
          { id: 'pricing', type: 'basic', title: 'Pricing', icon: 'transactions', href: '/pages/pricing' },
        ],
      },
    ],
  },
  { id: 'line', type: 'divider' },
  { id: 'levels', type: 'collapsable', title: 'Seven levels', icon: 'sliders', children: [deep(2)] },
  { id: 'gap', type: 'spacer' },
  { id: 'odd', type: 'basic', title: 'Unknown icon', icon: 'no-such-icon', href: '/odd' },
];

/** The same menu for a rail: each group is one entry with an icon. */
export const railItems: SideNavItem[] = sampleItems.map((item) =>
  item.type === 'group' ? { ...item, type: 'aside', icon: item.id === 'shop' ? 'store' : 'dashboard' } : item,
);

/** The same menu for a bar. */
export const barItems: SideNavItem[] = railItems.filter(({ type }) => type !== 'spacer');
