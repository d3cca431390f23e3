import { Done, tasksEndpoints, TaskTag } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

export function fetchTaskTags(signal?: AbortSignal): Promise<TaskTag[]> {
  return request({ method: 'GET', path: tasksEndpoints.tags, schema: v.array(TaskTag), signal });
}

/** Makes one. Under the id of a deleted one that comes back, to all that had it. */
export function createTaskTag(tag: TaskTag): Promise<TaskTag> {
  return request({ method: 'POST', path: tasksEndpoints.tag, body: { tag }, schema: TaskTag });
}

export function renameTaskTag(id: string, title: string): Promise<TaskTag> {
  return request({ method: 'PATCH', path: tasksEndpoints.tag, body: { id, tag: { title } }, schema: TaskTag });
}

/** Deletes one, and takes it off every task. */
export function deleteTaskTag(id: string): Promise<boolean> {
  return request({ method: 'DELETE', path: tasksEndpoints.tag, query: { id }, schema: Done });
}
