import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';

const BEHAVIOUR = "tags: ['behaviour']";

/**
 * What a component or a screen is without anything said of it stands first, and is called `Default` everywhere: who looks for it needs no
 * name of ours. Files that begin with behaviour show no state first, and are told apart by their tag (decision 031).
 * @param {string} root
 */
export function checkFirstStories(root) {
  const files = filesUnder(root, 'packages').filter((path) => path.endsWith('.stories.tsx'));
  return {
    checked: files.length,
    faults: files.flatMap((path) => firstStoryFaults(path, readFileSync(join(root, path), 'utf8'))),
  };
}

/** @param {string} path @param {string} text of a file of stories */
export function firstStoryFaults(path, text) {
  const [common = '', first = ''] = text.split(/^(?=export const )/m);
  if (common.includes(BEHAVIOUR) || first.includes(BEHAVIOUR)) return [];
  const [, name = 'nothing'] = /^export const (\w+)/.exec(first) ?? [];
  return name === 'Default' ? [] : [`${path} begins with ${name}: the first state is called Default.`];
}
