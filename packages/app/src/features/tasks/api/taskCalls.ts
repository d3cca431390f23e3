import { Done, type OrderedTask, Task, type TaskFields, TaskPerson, tasksEndpoints, TrashedTask } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { deleteIfUnchanged, type VersionedRecord, rememberVersion } from '#shared/query/versions/optimisticLock';

/** Fields of a task that a write may contain; for a recurring task also the day that is done. */
export type TaskPatch = Partial<TaskFields> & { occurrence?: string | null };

/** Fetches tasks and sections, in their order. */
export function fetchTasks(signal?: AbortSignal): Promise<Task[]> {
  return request({ method: 'GET', path: tasksEndpoints.all, schema: v.array(Task), signal });
}

/**
 * Fetches the tasks that contain every search word, their titles as HTML with the words in `<mark>`; `null` for an empty text.
 */
export function searchTasks(query: string, signal?: AbortSignal): Promise<Task[] | null> {
  return request({ method: 'GET', path: tasksEndpoints.search, query: { query }, schema: v.nullable(v.array(Task)), signal });
}

/** Creates a task. The id of a deleted task restores it; the id of an existing task changes nothing. */
export function createTask({ id, type, ...task }: Task, signal?: AbortSignal): Promise<Task> {
  return rememberVersion(request({ method: 'POST', path: tasksEndpoints.task, body: { id, type, task }, schema: Task, signal }));
}

/** Changes fields of a task. With `updatedAt`, a task changed since is a conflict. */
export function updateTask(id: string, task: TaskPatch & { updatedAt?: string }, signal?: AbortSignal): Promise<Task> {
  return rememberVersion(request({ method: 'PATCH', path: tasksEndpoints.task, body: { id, task }, schema: Task, signal }));
}

/** Sets the positions of tasks. A task that has left its `seen` position is a conflict. */
export function orderTasks(tasks: readonly (OrderedTask & { seen?: { order: number } | undefined })[]): Promise<Task[]> {
  return request({ method: 'PATCH', path: tasksEndpoints.order, body: { tasks }, schema: v.array(Task) });
}

/** Moves a task to the trash. A task that others changed since the given version is a conflict. */
export function deleteTask(task: VersionedRecord): Promise<boolean> {
  return deleteIfUnchanged(task, (query) => request({ method: 'DELETE', path: tasksEndpoints.task, query, schema: Done }));
}

export function restoreTask(id: string): Promise<Task> {
  return rememberVersion(request({ method: 'POST', path: tasksEndpoints.restore, body: { id }, schema: Task }));
}

export function fetchTrash(signal?: AbortSignal): Promise<TrashedTask[]> {
  return request({ method: 'GET', path: tasksEndpoints.trash, schema: v.array(TrashedTask), signal });
}

/** Permanently deletes those of these tasks that are in the trash. */
export function deletePermanently(ids: readonly string[]): Promise<boolean> {
  return request({ method: 'DELETE', path: tasksEndpoints.trash, body: { ids }, schema: Done });
}

/** Fetches everybody to whom a task can be assigned. */
export function fetchPeople(signal?: AbortSignal): Promise<TaskPerson[]> {
  return request({ method: 'GET', path: tasksEndpoints.people, schema: v.array(TaskPerson), signal });
}
