import { expect, it } from 'vitest';
import { beginningWith, indexOf, picturedInGate, storiesOf } from './storyIndex.mjs';

const story = (id, importPath, ...tags) => {
  const [title, name] = id.split('--');
  return { id, title, name, type: 'story', importPath, tags: ['dev', 'test', ...tags] };
};
const screen = './packages/app/src/features/notes/screens/NotesScreen/NotesScreen.stories.tsx';
const stories = [
  story('button--primary', './packages/ui/src/components/Button/Button.stories.tsx'),
  story('button--pressed', './packages/ui/src/components/Button/Button.stories.tsx', 'play-fn'),
  story('button--keyboard', './packages/ui/src/components/Button/Button.stories.tsx', 'play-fn', 'behaviour'),
  story('notes--ready', screen, 'play-fn'),
  story('notes--failed', screen, 'play-fn'),
  story('notes--empty', screen),
];

it('picturedInGate: takes stories without a press, and first states of screens in both schemes', () => {
  expect(picturedInGate(stories)).toEqual({ 'button--primary': 'one', 'notes--ready': 'both', 'notes--empty': 'one' });
});

it('indexOf: keeps only the chosen stories', () => {
  const index = {
    v: 5,
    entries: Object.fromEntries([...stories, { id: 'a', type: 'docs', tags: [] }].map((one) => [one.id, one])),
  };
  expect(storiesOf(index)).toHaveLength(6);
  expect(JSON.parse(indexOf(index, ['notes--empty']))).toEqual({ v: 5, entries: { 'notes--empty': stories[5] } });
});

it('beginningWith: takes stories by the prefix of their id', () => {
  expect(beginningWith(stories, ['notes', 'button--k'])).toHaveLength(4);
  expect(beginningWith(stories, [])).toHaveLength(6);
});
