import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Finds recorded pictures that no story is compared with any more: the story went, or has another name.
 * @param {string} storybook the built Storybook, with its `index.json`
 * @param {string} pictures the folder of pictures, `<component's id>/<story's name>.<scheme>.png`
 */
export function checkPictures(storybook, pictures) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const stories = new Set(Object.keys(entries));
  const files = existsSync(pictures)
    ? readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'))
    : [];
  const faults = files
    .filter((file) => !stories.has(storyOf(file)))
    .map((file) => `${file}: there is no story of this picture. Delete it.`);
  return { checked: files.length, faults };
}

/** What a note beside the pictures says: the build of the browser that drew them. */
export const drawnBy = (pictures) => {
  const note = join(pictures, NOTE);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : 'no browser';
};

/** Writes that note. */
export const noteDrawnBy = (pictures, build) => writeFileSync(join(pictures, NOTE), `${build}\n`);

const NOTE = 'chromium.txt';

const storyOf = (file) =>
  file
    .split(sep)
    .join('--')
    .replace(/\.\w+\.png$/, '');
