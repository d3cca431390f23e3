import { type Chat, type ChatMessage, dayOfInstant } from '@stockroom/contract';

/** Messages of one person that follow each other within this time are a run. In milliseconds. */
const RUN = 5 * 60_000;

/** A row of a conversation, from above. */
export type ConversationRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean };

/**
 * The rows of some messages: a line for each day, one before the first that is new, and runs.
 * @param firstNew id of the first message that nobody had read when the conversation was opened
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
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) < RUN && dayOf(a.createdAt) === dayOf(b.createdAt);
}

/** The first of the messages of others that were unread; `null` when there are fewer than that. */
export function firstUnread({ messages, unreadCount = 0 }: Pick<Chat, 'messages' | 'unreadCount'>): string | null {
  if (unreadCount === 0) return null;
  return messages.filter(({ isMine }) => !isMine).at(-unreadCount)?.id ?? null;
}

/** The local day of a message. */
const dayOf = (instant: string) => dayOfInstant(Date.parse(instant));

/** A part of a long conversation that is drawn: from a place on, to another or to the end. */
export interface LogWindow {
  start: number;
  /** `null`: to the newest, whatever comes. */
  end: number | null;
}

/** How many messages are drawn at first and come with each step, and how many at the most. */
export const STEP = 60;
export const MOST = 240;

export const atTheEnd = (length: number): LogWindow => ({ start: Math.max(0, length - STEP), end: null });

/** The messages around one. */
export const around = (index: number, length: number): LogWindow => {
  const end = index + STEP;
  return { start: Math.max(0, index - STEP), end: end >= length ? null : end };
};

/** A step up; what is too far below is no longer drawn. */
export function stepUp({ start, end }: LogWindow, length: number): LogWindow {
  const next = Math.max(0, start - STEP);
  return { start: next, end: (end ?? length) - next > MOST ? next + MOST : end };
}

/** A step down; what is too far above is no longer drawn. */
export function stepDown({ start, end }: LogWindow, length: number): LogWindow {
  if (end === null) return { start, end };
  const next = end + STEP >= length ? null : end + STEP;
  return { start: Math.max(start, (next ?? length) - MOST), end: next };
}

/** As text: it knows sequences, such as flags and skin tones, as one. */
const ONLY_EMOJI = new RegExp(String.raw`^(?:\p{RGI_Emoji}\s*){1,3}$`, 'v');

/** Nothing but emoji, few enough to be shown large. */
export const isOnlyEmoji = (text: string): boolean => text.length < 40 && ONLY_EMOJI.test(text.trim());
