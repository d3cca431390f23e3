import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ id: string, type: string, title: string, name: string, importPath: string, tags: string[] }} Story
 */

/** The index of a built Storybook. */
export const readIndex = (storybook) => JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));

/** @returns {Story[]} all stories that are tested, in their order */
export const storiesOf = ({ entries }) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));

/** Those whose id begins in one of these ways; all, without one. */
export const beginningWith = (stories, beginnings) =>
  stories.filter(({ id }) => beginnings.length === 0 || beginnings.some((beginning) => id.startsWith(beginning)));

/** The same index with these stories alone, as JSON. */
export function indexOf(index, ids) {
  const wanted = new Set(ids);
  return JSON.stringify({
    ...index,
    entries: Object.fromEntries(Object.entries(index.entries).filter(([id]) => wanted.has(id))),
  });
}

/**
 * Whose pictures the gate compares, and whether in both schemes (decision 087): what a component or a screen is without a press, and the first
 * state of each screen. `test:full` compares all.
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
