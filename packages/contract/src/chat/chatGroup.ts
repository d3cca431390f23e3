import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';
import { CHAT_GROUP_KINDS, CHAT_GROUP_LIMITS } from './chat';

const entries = {
  title: v.pipe(
    v.string(),
    v.check((title) => title.trim() !== '', 'must not be blank'),
    atMost(CHAT_GROUP_LIMITS.title),
  ),
  topic: v.pipe(v.string(), atMost(CHAT_GROUP_LIMITS.topic)),
  contactIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(CHAT_GROUP_LIMITS.members)),
};

export const CreateChatGroupBody = v.object({
  /** Id chosen by the client: a repeated request creates it only once. */
  id: v.optional(Id),
  kind: v.optional(v.picklist(CHAT_GROUP_KINDS), 'group'),
  ...entries,
  topic: v.optional(entries.topic, ''),
});
export type CreateChatGroup = v.InferOutput<typeof CreateChatGroupBody>;
export const UpdateChatGroupBody = v.object({ id: Id, group: v.partial(v.object(entries)) });
