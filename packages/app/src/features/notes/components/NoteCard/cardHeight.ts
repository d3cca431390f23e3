import type { Note } from '@stockroom/contract';
import { SHOWN_TASKS } from './CardTasks';

const LINE = 22;
/** Average width of a letter, in px. */
const LETTER_WIDTH = 7.2;

/** Estimates the height of a card, in px, until it renders: nothing is measured. */
export function cardHeight({ title, content, tasks, labels, image, reminder }: Note, width: number): number {
  const perLine = Math.max(8, (width - 26) / LETTER_WIDTH);
  const lines = (text: string, most: number) =>
    Math.min(
      most,
      text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0),
    );
  const parts = [
    title === '' && content !== '' ? 0 : Math.max(24, lines(title, 4) * LINE),
    content === '' ? 0 : lines(content, 9) * LINE,
    Math.min(tasks.length, SHOWN_TASKS) * 24 + (tasks.length > SHOWN_TASKS ? 20 : 0),
    labels.length > 0 || reminder !== null ? 26 : 0,
  ].filter((height) => height > 0);
  return 26 + (image === null ? 0 : 128) + parts.reduce((sum, height) => sum + height, 8 * (parts.length - 1));
}
