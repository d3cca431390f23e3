import type { QuickFacts, QuickTask } from '../../model/quickAdd';

/** A task in one line. What understands dates in words comes when somebody writes; where it can't be had, the line is the title. */
export async function readLine(text: string, facts: QuickFacts): Promise<QuickTask> {
  try {
    const { readQuickTask } = await import('./lazyComponents');
    return readQuickTask(text, facts);
  } catch {
    return { text, patch: { title: text.trim() }, newTags: [], parts: [] };
  }
}
