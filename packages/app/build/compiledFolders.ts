import { features } from './chunks/moduleGroups';

/**
 * Path parts of all files that the React Compiler compiles: every area of the app, and the building blocks of their lists and
 * editors. Elsewhere there is little to memoize, and the compiler adds a quarter to the code.
 */
export const compiledFolders: string[] = [
  '/packages/ui/src/components/DataTable/',
  '/packages/ui/src/components/Pagination/',
  '/packages/app/src/shared/editing/',
  ...features.map((name) => `/packages/app/src/features/${name}/`),
];
