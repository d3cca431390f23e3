import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

/** Whatever stands after whatever: `* + *`, `> * + * + *`, `*~*`. */
const AFTER_WHATEVER = /\*\s*[+~]\s*\*/;

/**
 * No rule is for "whatever stands after whatever": the browser styles anew all that stands beside what comes or goes (decision 021).
 * @param {string} root
 */
export function checkStyles(root) {
  const files = filesUnder(root, 'packages').filter((path) => /\.styles\.ts$|\.css$/.test(path));
  const faults = files.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')));
  return { checked: Math.max(files.length, faults.length), faults };
}

/** @param {string} path @param {string} text of styles */
export function faultsOf(path, text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      AFTER_WHATEVER.test(line)
        ? [`${path}:${index + 1} styles whatever stands after whatever: use gap, or name what it is for. ${line.trim()}`]
        : [],
    );
}
