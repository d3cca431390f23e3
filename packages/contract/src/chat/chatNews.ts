import * as v from 'valibot';

/**
 * Whether there is anything new, for polling: a `revision` that differs from the last means that the chats must be fetched
 * again. `isLive` says that somebody is about to write, so that polling again soon is worthwhile.
 */
export const ChatNews = v.object({ revision: v.string(), isLive: v.boolean() });
export type ChatNews = v.InferOutput<typeof ChatNews>;
