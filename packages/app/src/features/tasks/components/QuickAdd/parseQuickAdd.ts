import type { QuickFacts, QuickTask } from '#features/tasks/model/quickAdd';

/**
 * Parses a task from one line. The parser of written dates loads on demand; where it can't be loaded, the line is the title.
 */
export async function parseQuickAdd(text: string, facts: QuickFacts): Promise<QuickTask> {
  try {
    const { parseQuickTask } = await import('./lazyComponents');
    return parseQuickTask(text, facts);
  } catch {
    return { text, patch: { title: text.trim() }, newTags: [], parts: [] };
  }
}
