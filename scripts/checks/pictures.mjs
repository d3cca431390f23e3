import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * Finds recorded pictures that are no longer compared with a story: the story was deleted or renamed, or is tagged `behaviour`;
 * and duplicates of another picture of the same component (decision 031).
 * @param {string} storybook the built Storybook, with its `index.json`
 * @param {string} pictures the folder of pictures, `<component's id>/<story's name>.<scheme>.webp`
 */
export function checkPictures(storybook, pictures) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const files = existsSync(pictures)
    ? readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'))
    : [];
  return [...withoutUse(files, entries), ...alike(files.toSorted(), pictures)];
}

const withoutUse = (files, entries) =>
  files.flatMap((file) => {
    const story = entries[storyOf(file)];
    if (!story) return `${file}: there is no story of this picture. Delete it.`;
    return story.tags?.includes('behaviour') ? `${file}: a story of behaviour has no picture. Delete it.` : [];
  });

/** Finds pictures of one component in one scheme that are identical in every byte. */
function alike(files, pictures) {
  const first = new Map();
  return files.flatMap((file) => {
    const content = createHash('sha256')
      .update(readFileSync(join(pictures, file)))
      .digest('hex');
    const pictureKey = [dirname(file), schemeOf(file), content].join(' ');
    const other = first.get(pictureKey);
    if (!other) first.set(pictureKey, file);
    return other
      ? `${file} shows what ${basename(other)} shows: end the story in its own state, or tag it 'behaviour' (decision 031).`
      : [];
  });
}

/** Returns the build of the browser that drew the pictures, from the note beside them. */
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
    .replace(/\.\w+\.webp$/, '');

const schemeOf = (file) => file.split('.').at(-2);
