import { isLongerThan } from '@stockroom/contract';

/** A step of a checklist. */
export interface ChecklistStep {
  id: string;
  title: string;
  completed: boolean;
}

export interface ChecklistLimits {
  /** Maximum number of steps. */
  steps: number;
  /** Maximum length of a title, in graphemes. */
  title: number;
}

/** Adds a step at the end, unless the list is full or the title is empty or too long. */
export function addStep(
  steps: readonly ChecklistStep[],
  title: string,
  newId: () => string,
  limits: ChecklistLimits,
): ChecklistStep[] {
  if (!isValidTitle(title, limits) || steps.length >= limits.steps) return [...steps];
  return [...steps, { id: newId(), title: title.trim(), completed: false }];
}

export const toggleStep = (steps: readonly ChecklistStep[], id: string): ChecklistStep[] =>
  steps.map((step) => (step.id === id ? { ...step, completed: !step.completed } : step));

/** Renames a step; an empty or too long title changes nothing. */
export const renameStep = (
  steps: readonly ChecklistStep[],
  id: string,
  title: string,
  limits: ChecklistLimits,
): ChecklistStep[] =>
  steps.map((step) => (step.id === id && isValidTitle(title, limits) ? { ...step, title: title.trim() } : step));

export const removeStep = (steps: readonly ChecklistStep[], id: string): ChecklistStep[] =>
  steps.filter((step) => step.id !== id);

/** Whether a text is a valid title of a step. */
export const isValidTitle = (title: string, limits: ChecklistLimits): boolean =>
  title.trim() !== '' && !isLongerThan(title.trim(), limits.title);
