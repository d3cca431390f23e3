import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Folders of components that stand on the pages before signing in. The React Compiler leaves them alone: they are drawn once or
 * as somebody types into them, so there is little to remember, and what it adds to them is a fifth of what sign-in loads of ours
 * (6 KB). Where a page keeps many of them, the page's own compiled code already keeps them from being drawn again.
 */
const UNCOMPILED = new Set([
  'Alert',
  'Button',
  'Checkbox',
  'ErrorState',
  'ErrorSummary',
  'Field',
  'Form',
  'Icon',
  'Link',
  'LiveRegion',
  'LoadingBar',
  'Logo',
  'PasswordField',
  'SceneArt',
  'Spinner',
  'TextField',
  'VisuallyHidden',
  'auth',
  'errors',
  'home',
]);

/** Parts of the paths of all files that the React Compiler compiles. A new component or feature is among them by itself. */
export function compiledFolders(packages = resolve(import.meta.dirname, '../..')): string[] {
  const within = (folder: string) =>
    readdirSync(`${packages}/${folder}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !UNCOMPILED.has(entry.name))
      .map(({ name }) => `/packages/${folder}/${name}/`);
  return [
    ...within('ui/src/components'),
    ...within('app/src/features'),
    '/packages/app/src/app/layout/',
    '/packages/app/src/app/commands/',
  ];
}
