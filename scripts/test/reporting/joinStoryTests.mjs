import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Joins the files that the test-runner wrote, one per title, into fewer and larger files: each starts with a new page and loads
 * Storybook, the test-runner and axe, which takes nearly three seconds.
 * @param folder of the files; each is named after the id of its title
 * @param most number of stories from which a file gets no further title
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
