import type { Shortcut } from '@stockroom/contract';

/** Builds a shortcut to the inventory with the fields that a seed or test gives. */
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
