import { expect, it } from 'vitest';
import { boardHistory, type Undoable } from './boardHistory';

const entry = (message: string): Undoable => ({ message, undo: () => undefined, redo: () => undefined });

it('boardHistory: undoes the last change first and redoes the last one undone', () => {
  const [first, second] = [entry('first'), entry('second')];
  boardHistory.push('a', first);
  boardHistory.push('a', second);
  expect(boardHistory.last('a')).toBe(second);
  boardHistory.undone('a', second);
  boardHistory.undone('a', first);
  expect(boardHistory.last('a')).toBeUndefined();
  expect(boardHistory.lastUndone('a')).toBe(first);
  expect(boardHistory.last('b')).toBeUndefined();
});

it('boardHistory: keeps the other undone changes after a redo and drops them after a new change', () => {
  const [first, second] = [entry('first'), entry('second')];
  for (const each of [first, second]) boardHistory.push('c', each);
  for (const each of [second, first]) boardHistory.undone('c', each);
  boardHistory.drop('c', first);
  boardHistory.push('c', entry('first again'), true);
  expect(boardHistory.lastUndone('c')).toBe(second);
  boardHistory.push('c', entry('new'));
  expect(boardHistory.lastUndone('c')).toBeUndefined();
});
