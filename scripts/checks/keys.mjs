import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

/** Where it is decided whether a key belongs to the choice of a character. */
const HOME = 'packages/ui/src/keys/isComposing.ts';
const ENTER = /[!=]== 'Enter'/;
const OWN_WAY = /\.isComposing\b/;
const EXEMPT = /\/\/ Not typed into: \S/;

/**
 * Enter is heard by those alone who ask `isComposing` first: it also ends the choice of a character, and browsers tell that in two ways.
 * Where nothing is typed into, a comment above begins with "Not typed into:" and says so.
 * @param {string} root
 */
export function checkKeys(root) {
  const files = ['packages/app/src', 'packages/ui/src']
    .flatMap((place) => filesUnder(root, place))
    .filter((path) => /\.tsx?$/.test(path) && path !== HOME && !/\.(test|stories)\.|\/testing\//.test(path));
  const faults = files.flatMap((path) => keyFaults(path, readFileSync(join(root, path), 'utf8')));
  return { checked: Math.max(files.length, faults.length), faults };
}

/** @param {string} path @param {string} text of a module */
export function keyFaults(path, text) {
  const asks = /\bisComposing\(/.test(text);
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (OWN_WAY.test(line)) return [`${path}:${index + 1} asks a key itself whether it is composed: take isComposing(event).`];
    if (!ENTER.test(line) || asks || EXEMPT.test(lines[index - 1] ?? '')) return [];
    return [`${path}:${index + 1} hears Enter: ask isComposing(event) first, or say "Not typed into:" and why above it.`];
  });
}
