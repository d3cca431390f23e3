import type { Chat } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A chat as it is kept: without its contact and messages, which have collections of their own. */
export interface ChatRecord extends Pick<Chat, 'id' | 'contactId' | 'unreadCount' | 'muted' | 'lastMessage'> {
  /** DD/MM/YYYY, or days before the present one in the seed. */
  lastMessageAt: string | SeedTime;
  /** The day that the scripted messages take for today, in milliseconds since 1970; kept with the first message that was sent, so that they stay before it. */
  scriptDay?: number;
  /** When it was last written in, in milliseconds since 1970: chats are listed by it. */
  writtenAt?: number;
  /** Begun by the person: it has no scripted messages. */
  isNew?: boolean;
}
