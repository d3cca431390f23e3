import type { NavigationItem } from '@stockroom/contract';
import { SCRIPT_LINK } from '../engine/worker/scriptLink';

const inventory = '/apps/ecommerce/inventory';

/**
 * Entries that break careless menus: markup, links that run scripts or leave the site, gaps, large counts, and seven levels.
 */
export const hostileEntries: NavigationItem[] = [
  {
    id: 'hostile',
    type: 'group',
    icon: 'warning',
    title: '<b>Hostile</b> <img src=x onerror=alert(1)>',
    children: [
      { id: 'hostile.runs', type: 'basic', title: 'A link that runs', icon: 'link', link: SCRIPT_LINK },
      { id: 'hostile.leaves', type: 'basic', title: 'A path that leaves', icon: 'link', link: '//evil.example' },
      { id: 'hostile.outside', type: 'basic', title: 'An address outside', icon: 'external', link: 'https://example.com/' },
      { id: 'hostile.icon', type: 'basic', title: 'No such icon', icon: '__proto__', link: `${inventory}?search=icon` },
      { id: 'hostile.nothing', type: 'basic' },
      {
        id: 'hostile.long',
        type: 'basic',
        title: 'Unbreakable'.repeat(12),
        subtitle: 'Wide '.repeat(30),
        link: `${inventory}?page=2`,
      },
      {
        id: 'hostile.count',
        type: 'basic',
        title: 'A count of four digits',
        icon: 'inbox',
        link: `${inventory}?page=3`,
        badge: { title: '1234', tone: 'critical' },
      },
      // A disabled entry, with its reason.
      {
        id: 'hostile.closed',
        type: 'basic',
        title: 'A closed page',
        icon: 'clock',
        link: '/apps/closed',
        disabled: true,
      },
      { id: 'hostile.hidden', type: 'basic', title: 'Hidden', link: inventory, hidden: true },
      deep(7),
    ],
  },
];

/** Nests a branch to this many levels, with a page at its end. */
function deep(levels: number): NavigationItem {
  const id = `hostile.deep-${levels}`;
  return levels === 0
    ? { id, type: 'basic', title: 'The end', icon: 'check', link: `${inventory}?page=4` }
    : { id, type: 'collapsable', title: `${levels} more`, icon: 'arrowDown', children: [deep(levels - 1)] };
}
