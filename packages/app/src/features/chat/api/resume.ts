import type { Post } from '../model/outbox';
import { sendMessage } from './chatCalls';
import { outbox } from './chatStores';

/** Resumes the messages that this user's last page was sending. */
export const resumeOutbox = (userId: string, post: Post): void => outbox.resume(userId, post);

/** Sends pending messages before the user signs out. Rejected messages stay. */
export const sendUnsent = (userId: string): Promise<void> =>
  outbox.sendAll(userId, {
    deliver: ({ status: _status, at: _at, ...newMessage }) => sendMessage(newMessage),
    onFail: () => false,
  });
