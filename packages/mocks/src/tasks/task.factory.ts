import type { TaskRecord } from './taskRecord';

/** Builds an empty task with the fields that a seed or test gives. */
export function buildTask(overrides: Partial<TaskRecord> = {}): TaskRecord {
  return {
    id: 'task-0',
    type: 'task',
    title: '',
    notes: '',
    completed: false,
    completedAt: null,
    dueDate: null,
    dueTime: null,
    remindAt: null,
    repeat: null,
    priority: 1,
    tags: [],
    assignedTo: null,
    subTasks: [],
    order: 0,
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...overrides,
  };
}
