import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

/** Where the ids of what is made come from. */
const HOME = 'packages/app/src/shared/query/creation.ts';
const EXEMPT = /\/\/ Not made twice: \S/;

/**
 * Nothing is made under an id that `useCreate` did not give: a double press would make it twice. Where an id is of something else, or
 * something else makes it once, a comment above it begins with "Not made twice:" and says so.
 * @param {string} root
 */
export function checkCreates(root) {
  const files = filesUnder(root, 'packages/app/src').filter(
    (path) => /\.tsx?$/.test(path) && path !== HOME && !/\.(test|stories)\.|\/testing\//.test(path),
  );
  const faults = files.flatMap((path) => createFaults(path, readFileSync(join(root, path), 'utf8')));
  return { checked: Math.max(files.length, faults.length), faults };
}

/** @param {string} path @param {string} text of a module */
export function createFaults(path, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    /\brandomUUID\b/.test(line) && !EXEMPT.test(lines[index - 1] ?? '')
      ? [`${path}:${index + 1} makes an id of its own: take one of useCreate, or say "Not made twice:" and why above it.`]
      : [],
  );
}
