import { dayOfInstant, type Task } from '@stockroom/contract';
import { atOf, type SeedTime } from '../engine/seedTime';

/** A task as it is stored: in the seed its days are relative to today. */
export type TaskRecord = Omit<Task, 'dueDate' | 'completedAt'> & {
  dueDate: string | null | { inDays: number };
  completedAt: string | null | SeedTime;
};

export function servedTask({ dueDate, completedAt, ...record }: TaskRecord, now: number): Task {
  return {
    ...record,
    dueDate: typeof dueDate === 'object' && dueDate ? dayAfter(now, dueDate.inDays) : dueDate,
    completedAt: typeof completedAt === 'object' && completedAt ? instantOf(now, completedAt) : completedAt,
  };
}

function dayAfter(now: number, days: number): string {
  const today = new Date(now);
  return dayOfInstant(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).getTime());
}

function instantOf(now: number, time: SeedTime): string {
  return new Date(atOf(new Date(now).setHours(0, 0, 0, 0), time)).toISOString();
}
