import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Longest title of a tag, in graphemes. */
export const TASK_TAG_TITLE = 60;

const title = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(TASK_TAG_TITLE));

/** A tag of tasks. No two titles are alike, without regard to case and accents. */
export const TaskTag = v.object({ id: Id, title });
export type TaskTag = v.InferOutput<typeof TaskTag>;

/** The id of a deleted tag brings it back, to the tasks that had it. One that is there under the same title already is answered as it is. */
export const CreateTaskTagBody = v.object({ tag: v.object({ id: v.optional(Id), title }) });
export const UpdateTaskTagBody = v.object({ id: Id, tag: v.object({ title }) });
