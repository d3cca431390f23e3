import type { Post } from '../model/outbox';
import { outbox } from './chatStores';

/** Goes on with what this person's last page was sending. */
export const resumeOutbox = (userId: string, post: Post): void => outbox.resume(userId, post);
