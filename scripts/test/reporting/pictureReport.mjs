import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a page that shows every picture that differs: recorded and current, stacked with a slider, and beside each other with
 * the differences marked.
 * @param {string} folder of the differences, as `<title>/<story>.<scheme>.png.actual.png` and `….diff.png`
 * @param {string} pictures folder of the recorded pictures: they are copied, so that the report's folder can be sent to
 * somebody
 * @param {number} since in ms: only pictures drawn then or later belong to this run
 * @returns {string | null} the page's file; null when nothing differs
 */
export function writePictureReport(folder, pictures, since) {
  const found = differences(folder, since);
  if (found.length === 0) return null;
  for (const name of found) copyFileSync(join(pictures, `${name}.webp`), join(folder, `${name}${RECORDED}`));
  const file = join(folder, 'index.html');
  writeFileSync(file, page(found));
  return file;
}

const ACTUAL = '.actual.png';
const RECORDED = '.recorded.webp';

function differences(folder, since) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ACTUAL) && statSync(join(folder, name)).mtimeMs >= since)
    .toSorted()
    .map((name) => name.slice(0, -ACTUAL.length));
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function entry(name) {
  const safe = escaped(name);
  const picture = (source, word) => `<img src="${source}" alt="${safe}: ${word}" loading="lazy">`;
  return `<article>
<h2>${safe}</h2>
<div class="over">${picture(`${safe}${RECORDED}`, 'recorded')}<div class="now">${picture(`${safe}${ACTUAL}`, 'now')}</div></div>
<label>recorded <input type="range" min="0" max="100" value="50"> now</label>
<details><summary>Side by side, and what differs</summary><div class="beside">
${picture(`${safe}${RECORDED}`, 'recorded')}${picture(`${safe}${ACTUAL}`, 'now')}${picture(`${safe}.diff.png`, 'marked')}
</div></details>
</article>`;
}

const counted = (length) => (length === 1 ? '1 picture differs' : `${length} pictures differ`);

const page = (names) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${counted(names.length)}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f7f4ec; color: #292720 }
article { margin-block: 32px; padding-block-start: 16px; border-block-start: 1px solid #d9d5cb }
.over { position: relative; width: max-content; max-width: 100% }
.over img { display: block; max-width: 100% }
.now { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
label { display: flex; gap: 8px; margin-block: 8px }
input { flex: 0 1 480px }
.beside { display: grid; grid-template-columns: repeat(3, minmax(0, max-content)); gap: 16px; align-items: start; margin-block: 8px }
.beside img { max-width: 100% }
</style>
<h1>${counted(names.length)}</h1>
<p>Left of the line is what was recorded, right of it what the story shows now.</p>
${names.map(entry).join('\n')}
<script>
addEventListener('input', ({ target }) => {
  target.closest('article').querySelector('.now').style.setProperty('--at', target.value + '%');
});
</script>
</html>
`;
