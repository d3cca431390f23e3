import type { Chat } from '@stockroom/contract';
import { contactsOf } from '../../contacts/seed/contacts.seed';
import type { DataSet } from '../../engine/collection';
import type { ChatRecord } from '../chatRecord';

/**
 * A chat of the demo, written by hand: its contact's number, unread messages (`undefined`: never any), and whether it is muted.
 */
type Row = readonly [contact: number, unreadCount: Chat['unreadCount'], muted: boolean];

const rows: readonly Row[] = [
  [1, 2, false],
  [2, 0, false],
  [3, 4, false],
  [4, 0, true],
  [5, undefined, false],
  [6, 0, false],
  [7, 0, true],
];

/** Returns the initial chats of a data set. */
export function chatsOf(dataSet: DataSet): readonly ChatRecord[] {
  switch (dataSet) {
    case 'empty':
    case 'chat-empty':
    case 'contacts-empty':
      return [];
    case 'hostile-text':
      return contactsOf(dataSet)
        .slice(0, 7)
        .map(({ id }, index) => ({
          id: `chat-${index + 1}`,
          contactId: id,
          unreadCount: index * 999,
          muted: index % 2 === 1,
        }));
    case 'chat-answering':
      return byHand().map((chat) => ({ ...chat, answers: true }));
    case 'chat-5000':
      return byHand().map((chat) => (chat.id === 'chat-2' ? { ...chat, isLong: true } : chat));
    case 'chat-groups':
      return [...groups, ...byHand()];
    default:
      return byHand();
  }
}

function byHand(): ChatRecord[] {
  return rows.map(([contact, unreadCount, muted], index) => ({
    id: `chat-${index + 1}`,
    contactId: `contact-${contact}`,
    ...(unreadCount !== undefined && { unreadCount }),
    muted,
  }));
}

/** A group of people and a room with a topic. */
const groups: readonly ChatRecord[] = [
  {
    id: 'group-1',
    contactId: 'group-1',
    unreadCount: 1,
    muted: false,
    isNew: true,
    group: {
      kind: 'group',
      title: 'Spring windows',
      topic: 'What goes where until March',
      members: ['contact-1', 'contact-2', 'contact-5'],
    },
  },
  {
    id: 'room-1',
    contactId: 'room-1',
    unreadCount: 0,
    muted: false,
    isNew: true,
    group: {
      kind: 'room',
      title: 'Lost and found',
      topic: 'Gloves, mostly',
      members: ['contact-1', 'contact-3', 'contact-8', 'contact-9'],
    },
  },
];
