import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ id: string, type: string, title: string, name: string, importPath: string, tags: string[] }} Story
 */

/** Reads the index of a built Storybook. */
export const readIndex = (storybook) => JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));

/** @returns {Story[]} all stories that are tested, in their order */
export const storiesOf = ({ entries }) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));

/** Returns the stories whose id has one of these prefixes; all stories without a prefix. */
export const beginningWith = (stories, beginnings) =>
  stories.filter(({ id }) => beginnings.length === 0 || beginnings.some((beginning) => id.startsWith(beginning)));

/** Returns the same index with only these stories, as JSON. */
export function indexOf(index, ids) {
  const wanted = new Set(ids);
  return JSON.stringify({
    ...index,
    entries: Object.fromEntries(Object.entries(index.entries).filter(([id]) => wanted.has(id))),
  });
}

/**
 * Returns the stories whose pictures the gate compares, and whether in both schemes (decision 087): a component or a screen
 * before any press, and the first state of each screen. `test:full` compares all.
 * @param {Story[]} stories
 * @returns {Record<string, 'one' | 'both'>} by the story's id
 */
export function picturedInGate(stories) {
  const states = stories.filter(({ tags }) => !tags.includes('behaviour'));
  const isOfScreen = ({ importPath }) => importPath.includes('/screens/');
  const firsts = new Map(
    states
      .filter(isOfScreen)
      .toReversed()
      .map((story) => [story.title, story.id]),
  );
  const isFirst = ({ title, id }) => firsts.get(title) === id;
  return Object.fromEntries(
    states
      .filter((story) => isFirst(story) || !story.tags.includes('play-fn'))
      .map((story) => [story.id, isFirst(story) ? 'both' : 'one']),
  );
}
