import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes of the files that the test-runner wrote, one a title, fewer and larger ones: each starts with a new page and loads Storybook, the
 * test-runner and axe, nearly three seconds.
 * @param folder where they are; each is named after the id of its title
 * @param most stories of a file, before which it gets one title more
 */
export function joinStoryTests(folder, most = 60) {
  const titles = readdirSync(folder)
    .toSorted()
    .map((file) => ({ file, tests: readFileSync(join(folder, file), 'utf8') }));
  for (const { file } of titles) rmSync(join(folder, file));
  let [joined, stories] = ['', most];
  for (const { file, tests } of titles) {
    if (stories >= most) [joined, stories] = [file, 0];
    stories += tests.match(/^\s*it\(/gm)?.length ?? 0;
    writeFileSync(join(folder, joined), `${tests}\n`, { flag: 'a' });
  }
}
