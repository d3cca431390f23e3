import { openTabChannel, type TabChannel } from '../../../shared/tabs/tabChannel';

interface Message {
  /** The board that changed. */
  boardId: string;
}

let channel: TabChannel<Message> | null = null;

/** Opened when it is first needed, and kept: a tab never hears itself. */
function tabs(): TabChannel<Message> {
  channel ??= openTabChannel<Message>('stockroom.scrumboard', parse, (message) => JSON.stringify(message));
  return channel;
}

function parse(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('boardId' in data)) return null;
  return typeof data.boardId === 'string' ? { boardId: data.boardId } : null;
}

/** Tells the other tabs of this browser that a board was written. What it was they ask the server. */
export const tellOtherTabs = (boardId: string): void => tabs().post({ boardId });

/** Calls `listener` with the board that another tab has written. Returns how to stop. */
export const onOtherTabs = (listener: (boardId: string) => void): (() => void) =>
  tabs().listen((message) => listener(message.boardId));
