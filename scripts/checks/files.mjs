import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.git', 'storybook-static', '__snapshots__']);

/**
 * Lists every file under a folder, with `/` between folders, relative to `root`.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(root, path);
      return [relative('.', path).split(sep).join('/')];
    })
    .toSorted();
}
