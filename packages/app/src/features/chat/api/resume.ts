import type { Post } from '../model/outbox';
import { sendMessage } from './chatCalls';
import { outbox } from './chatStores';

/** Goes on with what this person's last page was sending. */
export const resumeOutbox = (userId: string, post: Post): void => outbox.resume(userId, post);

/** Sends what waits, before its person signs out. What is refused stays. */
export const sendUnsent = (userId: string): Promise<void> =>
  outbox.sendAll(userId, { deliver: ({ status: _status, at: _at, ...said }) => sendMessage(said), onFail: () => false });
