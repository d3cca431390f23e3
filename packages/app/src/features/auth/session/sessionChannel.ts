import * as v from 'valibot';
import { type TabTopic, tabTopic } from '#shared/tabs/tabTopic';

/**
 * Messages between tabs. `wanted`: a new tab without a session requests one · `started`: the session. Tokens go only through
 * the browser's channel, which stores nothing.
 */
const SessionMessage = v.union([
  v.object({ type: v.literal('wanted') }),
  v.object({ type: v.literal('started'), accessToken: v.string(), skew: v.number(), remember: v.boolean() }),
  v.object({ type: v.literal('ended') }),
  v.object({ type: v.literal('locked') }),
  v.object({ type: v.literal('unlocked') }),
]);
export type SessionMessage = v.InferOutput<typeof SessionMessage>;
export type SessionChannel = TabTopic<SessionMessage>;

export const sessionChannel: SessionChannel = tabTopic(
  'session',
  (data) => {
    const result = v.safeParse(SessionMessage, data);
    return result.success ? result.output : null;
  },
  (message) => (message.type === 'started' ? null : JSON.stringify(message)),
);
