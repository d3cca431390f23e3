import { features } from './chunks/rooms';

/**
 * Parts of the paths of all files that the React Compiler compiles: every area of the app, and what their lists and editors are made of. Elsewhere
 * there is little to remember, and what the compiler adds is a quarter of the code.
 */
export const compiledFolders: string[] = [
  '/packages/ui/src/components/DataTable/',
  '/packages/ui/src/components/Pagination/',
  '/packages/app/src/shared/editing/',
  ...features.map((name) => `/packages/app/src/features/${name}/`),
];
