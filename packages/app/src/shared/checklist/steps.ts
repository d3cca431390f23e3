import { isLongerThan } from '@stockroom/contract';

/** One of the steps of a thing to be done. */
export interface ChecklistStep {
  id: string;
  title: string;
  completed: boolean;
}

export interface ChecklistLimits {
  /** How many steps there may be. */
  steps: number;
  /** Longest title, in graphemes. */
  title: number;
}

/** Adds a step at the end, as far as there is room and it says something that is not too long. */
export function added(
  steps: readonly ChecklistStep[],
  title: string,
  newId: () => string,
  limits: ChecklistLimits,
): ChecklistStep[] {
  if (!isTitle(title, limits) || steps.length >= limits.steps) return [...steps];
  return [...steps, { id: newId(), title: title.trim(), completed: false }];
}

export const toggled = (steps: readonly ChecklistStep[], id: string): ChecklistStep[] =>
  steps.map((step) => (step.id === id ? { ...step, completed: !step.completed } : step));

/** Gives a step another title; an empty or too long one changes nothing. */
export const renamed = (steps: readonly ChecklistStep[], id: string, title: string, limits: ChecklistLimits): ChecklistStep[] =>
  steps.map((step) => (step.id === id && isTitle(title, limits) ? { ...step, title: title.trim() } : step));

export const without = (steps: readonly ChecklistStep[], id: string): ChecklistStep[] => steps.filter((step) => step.id !== id);

/** Whether a step may be called so. */
export const isTitle = (title: string, limits: ChecklistLimits): boolean =>
  title.trim() !== '' && !isLongerThan(title.trim(), limits.title);
