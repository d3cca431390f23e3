import { type Chat, type ChatMessage, dayOfInstant } from '@stockroom/contract';

/** Maximum gap between messages of one person in a run, in milliseconds. */
const MAX_RUN_GAP = 5 * 60_000;

/** A row of a conversation, in order from the top. */
export type ConversationRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean };

/**
 * Creates the rows of messages: a line for each day, one before the first unread message, and runs.
 * @param firstNew id of the first unread message at the time the conversation was opened
 */
export function rowsOf(messages: readonly ChatMessage[], firstNew: string | null): ConversationRow[] {
  const rows: ConversationRow[] = [];
  for (const [at, message] of messages.entries()) {
    const [before, after] = [messages[at - 1], messages[at + 1]];
    const day = dayOf(message.createdAt);
    if (!before || dayOf(before.createdAt) !== day) rows.push({ kind: 'day', key: `day ${day}`, day });
    if (message.id === firstNew) rows.push({ kind: 'new', key: 'new' });
    rows.push({
      kind: 'message',
      key: message.id,
      message,
      isFirst: !isRun(before, message) || message.id === firstNew,
      isLast: !isRun(message, after) || after?.id === firstNew,
    });
  }
  return rows;
}

function isRun(a: ChatMessage | undefined, b: ChatMessage | undefined): boolean {
  if (!a || !b || a.contactId !== b.contactId) return false;
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) < MAX_RUN_GAP && dayOf(a.createdAt) === dayOf(b.createdAt);
}

/** Id of the first unread message of others; `null` if there are fewer messages than the count. */
export function firstUnread({ messages, unreadCount = 0 }: Pick<Chat, 'messages' | 'unreadCount'>): string | null {
  if (unreadCount === 0) return null;
  return messages.filter(({ isMine }) => !isMine).at(-unreadCount)?.id ?? null;
}

/** Local day of a message. */
const dayOf = (instant: string) => dayOfInstant(Date.parse(instant));

/** The rendered part of a long conversation: from a position to another or to the end. */
export interface LogWindow {
  start: number;
  /** `null`: up to the newest, including later messages. */
  end: number | null;
}

/** Number of messages rendered at first and added with each step, and the maximum. */
export const WINDOW_STEP = 60;
export const MAX_WINDOW = 240;

export const windowAtEnd = (length: number): LogWindow => ({ start: Math.max(0, length - WINDOW_STEP), end: null });

/** The window around a message. */
export const windowAround = (index: number, length: number): LogWindow => {
  const end = index + WINDOW_STEP;
  return { start: Math.max(0, index - WINDOW_STEP), end: end >= length ? null : end };
};

/** Moves the window a step up; messages too far below are no longer rendered. */
export function stepUp({ start, end }: LogWindow, length: number): LogWindow {
  const next = Math.max(0, start - WINDOW_STEP);
  return { start: next, end: (end ?? length) - next > MAX_WINDOW ? next + MAX_WINDOW : end };
}

/** Moves the window a step down; messages too far above are no longer rendered. */
export function stepDown({ start, end }: LogWindow, length: number): LogWindow {
  if (end === null) return { start, end };
  const next = end + WINDOW_STEP >= length ? null : end + WINDOW_STEP;
  return { start: Math.max(start, (next ?? length) - MAX_WINDOW), end: next };
}

/** Built from a string: this pattern matches sequences, such as flags and skin tones, as one emoji. */
const ONLY_EMOJI = new RegExp(String.raw`^(?:\p{RGI_Emoji}\s*){1,3}$`, 'v');

/** Whether a text contains only emoji, few enough to be shown large. */
export const isOnlyEmoji = (text: string): boolean => text.length < 40 && ONLY_EMOJI.test(text.trim());
