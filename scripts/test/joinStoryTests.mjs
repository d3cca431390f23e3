import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stories in a file of tests. Each file starts with a new page and loads Storybook, the test-runner and axe: nearly three seconds. */
const STORIES_A_FILE = 20;

/**
 * Makes of the files that the test-runner wrote, one a title, fewer and larger ones.
 * @param folder where they are; each is named after the id of its title
 * @param beginnings of ids; when there are any, titles that begin otherwise are left out
 */
export function joinStoryTests(folder, beginnings) {
  const titles = readdirSync(folder)
    .toSorted()
    .map((file) => ({ file, tests: readFileSync(join(folder, file), 'utf8') }));
  for (const { file } of titles) rmSync(join(folder, file));
  const isChosen = ({ file }) => beginnings.length === 0 || beginnings.some((beginning) => file.startsWith(beginning));
  let [joined, stories] = ['', STORIES_A_FILE];
  for (const { file, tests } of titles.filter(isChosen)) {
    if (stories >= STORIES_A_FILE) [joined, stories] = [file, 0];
    stories += tests.match(/^\s*it\(/gm)?.length ?? 0;
    writeFileSync(join(folder, joined), `${tests}\n`, { flag: 'a' });
  }
}
