import type { CourseStep, QuizQuestion } from '@stockroom/contract';
import { isPictureShape, storyPicture } from '../pictures/storyPicture';

/** A course's text in one language. */
export interface CourseText {
  title: string;
  description: string;
  steps: readonly CourseStep[];
}

/**
 * Parses the source of a course, in blocks separated by an empty line:
 * ```
 * # Title                  then its description in the line below
 * ## Step | its subtitle   then what it says
 * - item    1. item        lists; **strong** in any text
 * ![what it shows](story)  a story's recorded picture; `(story wide)` for one of another shape (`storyPicture`)
 * ? question               then `( ) option`, `(x) right option`, `! why`
 * ```
 * @throws {Error} where a course has no title, or a question no right answer
 */
export function readCourse(text: string): CourseText {
  const [head = '', ...steps] = text.split(/^## /m);
  const [, title, description] = /^# (.+)\n(.+)/.exec(head) ?? [];
  if (!title || !description) throw new Error(`A course begins with "# Title" and a description: ${head.slice(0, 40)}`);
  return { title, description, steps: steps.map(readStep) };
}

function readStep(text: string, order: number): CourseStep {
  const [line = '', ...rest] = text.split('\n');
  const [title = '', subtitle = ''] = line.split(' | ');
  const blocks = rest
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const asked = blocks.find((block) => block.startsWith('? '));
  const htmlBlocks = blocks.filter((block) => block !== asked).map(htmlOf);
  return { order, title, subtitle, content: htmlBlocks.join('\n'), quiz: asked ? readQuiz(asked) : null };
}

function readQuiz(block: string): QuizQuestion {
  const lines = block.split('\n');
  const options = lines.filter((line) => line.startsWith('('));
  const answer = options.findIndex((line) => line.startsWith('(x)'));
  const [question, why] = [lines[0]?.slice(2), lines.at(-1)?.slice(2)];
  if (answer < 0 || !question || !why) throw new Error(`A question has a right answer and says why: ${block.slice(0, 60)}`);
  return { question, options: options.map((line) => line.slice(4)), answer, why };
}

const LISTS = [
  { tag: 'ul', item: /^- / },
  { tag: 'ol', item: /^\d+\. / },
] as const;

const PICTURE = /^!\[(.+)\]\(([\w-]+\/[\w-]+)(?: (\w+))?\)$/;

function htmlOf(block: string): string {
  const [, shows, story, shape] = PICTURE.exec(block) ?? [];
  if (shows && story) return storyPicture(story, inline(shows), isPictureShape(shape) ? shape : undefined);
  // A list may directly follow the line that introduces it.
  const lines = block.split('\n');
  const list = LISTS.find(({ item }) => lines.some((line) => item.test(line)));
  if (!list) return `<p>${inline(lines.join(' '))}</p>`;
  const before = lines.filter((line) => !list.item.test(line));
  const items = lines.filter((line) => list.item.test(line)).map((line) => `<li>${inline(line.replace(list.item, ''))}</li>`);
  const lead = before.length > 0 ? `<p>${inline(before.join(' '))}</p>` : '';
  return `${lead}<${list.tag}>${items.join('')}</${list.tag}>`;
}

const inline = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
