import type { Shortcut } from '@stockroom/contract';

/** A shortcut to the inventory, and whatever a seed or a test adds. */
export function buildShortcut(overrides: Partial<Shortcut> = {}): Shortcut {
  return {
    id: 'shortcut-0',
    label: 'Inventory',
    description: '',
    icon: 'inventory',
    link: '/apps/ecommerce/inventory',
    useRouter: true,
    position: 0,
    ...overrides,
  };
}
