const board = '/packages/app/src/features/scrumboard/';

/**
 * Parts of the paths of all files that the React Compiler compiles: what holds many things and is drawn again with every key or
 * move. Elsewhere there is little to remember, and what the compiler adds is a quarter of the code (11 KB of the inventory page).
 */
export const compiledFolders: string[] = [
  '/packages/ui/src/components/DataTable/',
  '/packages/ui/src/components/Pagination/',
  '/packages/app/src/features/inventory/',
  `${board}screens/BoardScreen/`,
  ...['CardTile', 'FilterBar', 'ListColumn', 'QuickAdd'].map((part) => `${board}components/${part}/`),
];
