import * as v from 'valibot';

/**
 * Whether there is anything new, for who asks often: another `revision` than before means that the chats are to be asked for again.
 * `isLive` says that somebody is about to say something, and that it is worth asking again soon.
 */
export const ChatNews = v.object({ revision: v.string(), isLive: v.boolean() });
export type ChatNews = v.InferOutput<typeof ChatNews>;
