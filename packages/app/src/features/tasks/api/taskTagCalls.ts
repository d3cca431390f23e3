import { Done, tasksEndpoints, TaskTag } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

export function fetchTaskTags(signal?: AbortSignal): Promise<TaskTag[]> {
  return request({ method: 'GET', path: tasksEndpoints.tags, schema: v.array(TaskTag), signal });
}

/** Creates a tag. The id of a deleted tag restores it, on every task that had it. */
export function createTaskTag(tag: TaskTag): Promise<TaskTag> {
  return request({ method: 'POST', path: tasksEndpoints.tag, body: { tag }, schema: TaskTag });
}

export function renameTaskTag(id: string, title: string): Promise<TaskTag> {
  return request({ method: 'PATCH', path: tasksEndpoints.tag, body: { id, tag: { title } }, schema: TaskTag });
}

/** Deletes a tag, and removes it from every task. */
export function deleteTaskTag(id: string): Promise<boolean> {
  return request({ method: 'DELETE', path: tasksEndpoints.tag, query: { id }, schema: Done });
}
