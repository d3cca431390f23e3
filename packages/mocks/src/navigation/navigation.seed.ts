import type { Navigation, NavigationItem } from '@stockroom/contract';

/**
 * The menu, one group a constant. A route enters it on the day it is built: an entry that leads nowhere is a dead control.
 * Titles are translation keys of the shell.
 */
const store: NavigationItem = {
  id: 'store',
  title: 'nav.groups.store',
  type: 'group',
  children: [
    { id: 'store.inventory', title: 'nav.inventory', type: 'basic', icon: 'inventory', link: '/apps/ecommerce/inventory' },
  ],
};

const groups: NavigationItem[] = [store];

/** The narrow layouts show a group as one entry that opens. */
const asides: NavigationItem[] = groups.map((group) => ({ ...group, type: 'aside', icon: 'store' }));

export const navigation: Navigation = { default: groups, compact: asides, futuristic: groups, horizontal: groups };
