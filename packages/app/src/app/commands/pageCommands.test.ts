import type { SideNavItem } from '@stockroom/ui';
import { expect, it } from 'vitest';
import { pageCommands } from './pageCommands';

const items: SideNavItem[] = [
  {
    id: 'store',
    type: 'group',
    title: 'Store',
    children: [
      { id: 'inventory', type: 'basic', title: 'Inventory', icon: 'inventory', href: '/apps/ecommerce/inventory' },
      { id: 'queues', type: 'basic', title: 'Queues', href: '/apps/ecommerce/queues', disabled: true },
      { id: 'line', type: 'divider' },
      {
        id: 'errors',
        type: 'collapsable',
        title: 'Errors',
        children: [{ id: '404', type: 'basic', title: 'Page not found', icon: 'no such icon', href: '/pages/error/404' }],
      },
    ],
  },
  { id: 'again', type: 'basic', title: 'The inventory', href: '/apps/ecommerce/inventory' },
  { id: 'outside', type: 'basic', title: 'Elsewhere', href: 'https://example.com/' },
];

it('pageCommands: offers each menu page once, except disabled entries and external links', () => {
  const commands = pageCommands(items, '/apps/ecommerce/inventory');
  expect(commands.map(({ title, hint, href, keys, isCurrent }) => ({ title, hint, href, keys, isCurrent }))).toEqual([
    { title: 'Inventory', hint: 'Store', href: '/apps/ecommerce/inventory', keys: 'g i', isCurrent: true },
    { title: 'Page not found', hint: 'Store › Errors', href: '/pages/error/404', keys: undefined, isCurrent: false },
  ]);
});
