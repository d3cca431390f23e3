/** State of a due date relative to today. `later`: after tomorrow. */
export type DueState = 'none' | 'overdue' | 'today' | 'tomorrow' | 'later';

/** @param dueDate, @param today in ISO 8601, such as `2026-03-20`; days in that format compare as texts */
export function dueState(dueDate: string | null, today: string): DueState {
  if (dueDate === null) return 'none';
  if (dueDate < today) return 'overdue';
  if (dueDate === today) return 'today';
  return dueDate === dayAfter(today) ? 'tomorrow' : 'later';
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
