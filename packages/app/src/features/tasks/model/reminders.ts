/** The kinds of reminders. */
export const REMINDERS = ['atTime', 'tenMinutes', 'hour', 'morning', 'dayBefore', 'inAnHour', 'tomorrow'] as const;
export type Reminder = (typeof REMINDERS)[number];

interface Due {
  dueDate: string | null;
  dueTime: string | null;
}

/**
 * Possible reminders of a task: before its day and time, or for a task without a day, from now on. @param now milliseconds
 * since 1970
 */
export function remindersOf({ dueDate, dueTime }: Due, now: number): ReadonlyMap<Reminder, string> {
  const choices = new Map<Reminder, Date>();
  if (dueDate === null) {
    choices.set('inAnHour', new Date(Math.ceil((now + HOUR) / MINUTE / 5) * 5 * MINUTE));
    const today = new Date(now);
    choices.set('tomorrow', new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, MORNING));
  } else {
    const [year = 0, month = 1, date = 1] = dueDate.split('-').map(Number);
    if (dueTime !== null) {
      const at = new Date(`${dueDate}T${dueTime}:00`);
      choices.set('atTime', at);
      choices.set('tenMinutes', new Date(at.getTime() - 10 * MINUTE));
      choices.set('hour', new Date(at.getTime() - HOUR));
    }
    choices.set('morning', new Date(year, month - 1, date, MORNING));
    choices.set('dayBefore', new Date(year, month - 1, date - 1, MORNING));
  }
  return new Map([...choices].filter(([, at]) => !Number.isNaN(at.getTime())).map(([name, at]) => [name, at.toISOString()]));
}

/**
 * The offered reminders, by their instant: of two at the same instant, such as "at the time" and "that morning" at nine, the
 * first.
 */
export function reminderChoices(due: Due, now: number): ReadonlyMap<string, Reminder> {
  const choices = new Map<string, Reminder>();
  for (const [name, at] of remindersOf(due, now)) if (!choices.has(at)) choices.set(at, name);
  return choices;
}

/** The reminder of a task whose day or time changes: the same time before, as long as that is possible. */
export function movedReminder(remindAt: string | null, before: Due, after: Due, now: number): string | null {
  if (remindAt === null) return null;
  const name = [...remindersOf(before, now)].find(([, at]) => at === remindAt)?.[0];
  if (name === undefined) return remindAt;
  return remindersOf(after, now).get(name) ?? remindersOf(after, now).get('morning') ?? null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hour of a reminder in the morning. */
const MORNING = 9;
