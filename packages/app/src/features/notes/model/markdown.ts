import type { Note } from '@stockroom/contract';

/**
 * Converts a note to Markdown: its title, its text, its checklist and its labels. Text that looks like a heading stays text.
 */
export function toMarkdown({ title, content, tasks, labels }: Pick<Note, 'title' | 'content' | 'tasks' | 'labels'>): string {
  const list = tasks
    .filter((task) => task.content.trim() !== '')
    .map((task) => `${task.indented ? '  ' : ''}- [${task.completed ? 'x' : ' '}] ${oneLine(task.content)}`);
  const parts = [
    title.trim() && `# ${oneLine(title)}`,
    content.trim().replace(/^(\s*)(#{1,6}\s|[-=]{3,}\s*$)/gm, '$1\\$2'),
    list.join('\n'),
    labels.map((label) => `#${label.title.trim().replace(/\s+/g, '-')}`).join(' '),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Converts all notes to one file, with a rule between them. */
export const allAsMarkdown = (notes: readonly Note[]): string => notes.map(toMarkdown).join('\n---\n\n');

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');
