import { Avatar } from '../Avatar/Avatar';
import type { SearchResultGroup } from './types';

/** Earlier searches, pages and a person, for stories. */
export const sampleGroups: SearchResultGroup[] = [
  {
    id: 'recent',
    title: 'Recent searches',
    items: [
      { id: 'r1', title: 'leather strap', icon: 'clock', removable: true },
      { id: 'r2', title: 'WAT-0012', icon: 'clock', removable: true },
    ],
  },
  {
    id: 'pages',
    title: 'Go to',
    items: [
      { id: 'inventory', title: 'Inventory', subtitle: 'Store', icon: 'inventory', keys: 'g i', note: 'Current' },
      { id: 'settings', title: 'Settings', subtitle: 'Store', icon: 'settings' },
    ],
  },
  {
    id: 'contacts',
    title: 'Contacts',
    items: [{ id: 'c1', title: 'Deniz Arslan', subtitle: 'Harbour Street', picture: <Avatar name="Deniz Arslan" size={24} /> }],
  },
];
