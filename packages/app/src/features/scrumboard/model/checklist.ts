import { BOARD_LIMITS, ChecklistItem } from '@stockroom/contract';
import * as v from 'valibot';

/** Adds a step at the end, as far as there is room and it says something that is not too long. */
export function added(items: readonly ChecklistItem[], title: string, newId: () => string): ChecklistItem[] {
  const wanted = title.trim();
  if (wanted === '' || !isTitle(wanted) || items.length >= BOARD_LIMITS.checklist) return [...items];
  return [...items, { id: newId(), title: wanted, completed: false }];
}

export const toggled = (items: readonly ChecklistItem[], id: string): ChecklistItem[] =>
  items.map((item) => (item.id === id ? { ...item, completed: !item.completed } : item));

/** Gives a step another title; an empty or too long one changes nothing. */
export const renamed = (items: readonly ChecklistItem[], id: string, title: string): ChecklistItem[] =>
  items.map((item) => (item.id === id && title.trim() !== '' && isTitle(title.trim()) ? { ...item, title: title.trim() } : item));

export const without = (items: readonly ChecklistItem[], id: string): ChecklistItem[] => items.filter((item) => item.id !== id);

/** Whether a title is short enough for a step. */
export const isTitle = (title: string): boolean => v.is(ChecklistItem.entries.title, title);
