import type { ContactTag } from '@stockroom/contract';
import type { DataSet } from '../../engine/collection';

const tags = {
  work: 'Work',
  friend: 'Friend',
  family: 'Family',
  school: 'High School',
  college: 'College',
  baseball: 'Baseball Team',
  band: 'Band',
} as const;

/** Returns the initial tags of a data set. */
export function contactTagsOf(dataSet: DataSet): readonly ContactTag[] {
  const known = Object.entries(tags).map(([id, title]): ContactTag => ({ id, title }));
  if (dataSet === 'empty' || dataSet === 'contacts-empty') return [];
  return dataSet === 'hostile-text' ? [...known, ...hostile] : known;
}

const hostile: readonly ContactTag[] = [
  { id: '__proto__', title: '<b>Bold</b>' },
  { id: 'long', title: 'ş'.repeat(60) },
];
