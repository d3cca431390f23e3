import { tabTopic } from '#shared/tabs/tabTopic';

const topic = tabTopic('board', (data) => (typeof data === 'string' ? data : null));

/** Tells the other tabs of this browser that a board was written. They fetch the change from the server. */
export const broadcastInvalidation = (boardId: string): void => topic.post(boardId);

/** Calls `listener` with the id of each board that another tab has written. Returns the unsubscribe function. */
export const onOtherTabWrite = (listener: (boardId: string) => void): (() => void) => topic.listen(listener);
