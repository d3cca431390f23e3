import type { Chat } from '@stockroom/contract';
import type { DataSet } from '../../engine/collection';
import { contactsOf } from '../../contacts/seed/contacts.seed';
import type { ChatRecord } from '../chatRecord';

/** A chat of the demo, by hand: its contact's number, unread messages (`undefined`: never any), whether it is muted, how many days ago it was last used, and the last words. */
type Row = readonly [contact: number, unreadCount: Chat['unreadCount'], muted: boolean, daysAgo: number, lastMessage: string];

const rows: readonly Row[] = [
  [1, 2, false, 0, 'And I bring the new price labels 🏷️'],
  [2, 0, false, 0, 'Six boxes, one of them damp. I took photos.'],
  [3, 4, false, 1, 'Perşembe günü kargoya veriyorum, haber ederim.'],
  [4, 0, true, 1, 'Then let us count the straps a third time.'],
  [5, undefined, false, 2, 'The coral bags stay in front, decided.'],
  [6, 0, false, 4, 'Order 20416 has left our warehouse.'],
  [7, 0, true, 6, 'Görüşmek üzere!'],
];

/** The chats that a data set starts with. */
export function chatsOf(dataSet: DataSet): readonly ChatRecord[] {
  switch (dataSet) {
    case 'empty':
    case 'chat-empty':
    case 'contacts-empty':
      return [];
    case 'hostile-text':
      return contactsOf(dataSet)
        .slice(0, 7)
        .map(({ id, name }, index) => ({
          id: `chat-${index + 1}`,
          contactId: id,
          unreadCount: index * 999,
          muted: index % 2 === 1,
          lastMessage: `${name} <script>alert(1)</script>`,
          lastMessageAt: { daysAgo: index, at: '12:00' },
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
  return rows.map(([contact, unreadCount, muted, daysAgo, lastMessage], index) => ({
    id: `chat-${index + 1}`,
    contactId: `contact-${contact}`,
    ...(unreadCount !== undefined && { unreadCount }),
    muted,
    lastMessage,
    lastMessageAt: { daysAgo, at: '12:14' },
  }));
}

/** A group of people and a room with a topic. */
const groups: readonly ChatRecord[] = [
  {
    id: 'group-1',
    contactId: 'group-1',
    unreadCount: 1,
    muted: false,
    lastMessage: '',
    lastMessageAt: '',
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
    lastMessage: '',
    lastMessageAt: '',
    isNew: true,
    group: {
      kind: 'room',
      title: 'Lost and found',
      topic: 'Gloves, mostly',
      members: ['contact-1', 'contact-3', 'contact-8', 'contact-9'],
    },
  },
];
