import {
  type Chat,
  ClearChatBody,
  CreateChatGroupBody,
  RestoreChatBody,
  UpdateChatBody,
  UpdateChatGroupBody,
  UpdateChatProfileBody,
  type ChatProfile,
} from '@stockroom/contract';
import { activityCollection, logActivity } from '../engine/activityLog';
import { badRequest, conflict } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { isUnchanged } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { userCollection } from '../user/user.collection';
import { chatAboutCollection, chatCollection } from './chat.collection';
import { chatContactIncludingDeleted, chatContactOf } from './chatContacts';
import { profileOf } from './chatProfile';
import type { ChatRecord, GroupRecord } from './chatRecord';
import { asServed, chatCollections } from './chatView';
import { unknownChat, viewpointOf } from './viewpoint';

const GROUP_FIELDS = ['title', 'topic', 'members'] as const satisfies readonly (keyof GroupRecord)[];
const CHAT_FIELDS = ['unreadCount', 'muted', 'archived', 'clearedAt'] as const satisfies readonly (keyof ChatRecord)[];
const collections = [...chatCollections, activityCollection] as const;

/** Changes the known fields of a chat; fails if the values the caller saw have changed. */
export async function updateChat(call: ProtectedCall): Promise<Chat> {
  const { id, chat, seen } = await call.body(UpdateChatBody);
  return call.context.store.write(chatCollections, (transaction) => {
    const record = transaction.get(chatCollection, id);
    if (!record || record.deletedAt !== undefined) throw unknownChat(id);
    const served = asServed(transaction, record, viewpointOf(call));
    if (!isUnchanged(seen, served)) throw conflict(served);
    const merged = {
      ...mergeKnown(record, chat, CHAT_FIELDS),
      ...(chat.unreadCount !== undefined && { readAt: call.context.now() }),
    };
    transaction.put(chatCollection, merged);
    return asServed(transaction, merged, viewpointOf(call));
  });
}

/** Creates a group or a room; if the id exists, the answer is the existing one. */
export async function createGroup(call: ProtectedCall): Promise<Chat> {
  const { id: named, kind, title, topic, contactIds } = await call.body(CreateChatGroupBody);
  const id = named ?? call.context.newId();
  const viewpoint = viewpointOf(call);
  return call.context.store.write(collections, (transaction) => {
    const known = transaction.get(chatCollection, id);
    if (known) return asServed(transaction, known, viewpoint);
    checkContacts(transaction, contactIds, 'contactIds');
    const record: ChatRecord = {
      id,
      contactId: id,
      unreadCount: 0,
      muted: false,
      writtenAt: viewpoint.now,
      isNew: true,
      ...([...transaction.values(chatCollection)].some(({ answers }) => answers) && { answers: true }),
      group: { kind, title: title.trim(), topic: topic.trim(), members: [...new Set(contactIds)] },
    };
    transaction.put(chatCollection, record);
    logActivity(transaction, call, {
      event: kind === 'room' ? 'chat.roomCreated' : 'chat.groupCreated',
      ...activityTarget(record),
    });
    return asServed(transaction, record, viewpoint);
  });
}

/** Changes the title, topic or members of a group. */
export async function updateGroup(call: ProtectedCall): Promise<Chat> {
  const { id, group: patch } = await call.body(UpdateChatGroupBody);
  return call.context.store.write(collections, (transaction) => {
    const record = transaction.get(chatCollection, id);
    if (!record?.group) throw unknownChat(id);
    const { contactIds, ...texts } = patch;
    if (contactIds) checkContacts(transaction, contactIds, 'group.contactIds');
    const group = mergeKnown(record.group, { ...texts, ...(contactIds && { members: contactIds }) }, GROUP_FIELDS);
    const next = { ...record, group };
    transaction.put(chatCollection, next);
    const of = { before: forAuditLog(transaction, record.group), after: forAuditLog(transaction, group), fields: GROUP_FIELDS };
    logActivity(transaction, call, { event: 'chat.groupChanged', ...activityTarget(next), of });
    return asServed(transaction, next, viewpointOf(call));
  });
}

/** Hides the messages so far. */
export async function clearChat(call: ProtectedCall): Promise<Chat> {
  const { id, until = new Date(call.context.now()).toISOString() } = await call.body(ClearChatBody);
  return call.context.store.write(chatCollections, (transaction) => {
    const record = transaction.get(chatCollection, id);
    if (!record || record.deletedAt !== undefined) throw unknownChat(id);
    const cleared = { ...record, clearedAt: until };
    transaction.put(chatCollection, cleared);
    return asServed(transaction, cleared, viewpointOf(call));
  });
}

/** Moves a chat to the user's trash. */
export async function deleteChat(call: ProtectedCall): Promise<true> {
  const id = idOf(call.url);
  return call.context.store.write(collections, (transaction) => {
    const record = transaction.get(chatCollection, id);
    if (!record || record.deletedAt !== undefined) throw unknownChat(id);
    transaction.put(chatCollection, { ...record, deletedAt: call.context.now() });
    logActivity(transaction, call, { event: 'chat.deleted', name: nameOf(transaction, record), record: `/apps/chat/${id}` });
    return true;
  });
}

/** Restores a deleted chat, with all messages. */
export async function restoreChat(call: ProtectedCall): Promise<Chat> {
  const { id } = await call.body(RestoreChatBody);
  return call.context.store.write(collections, (transaction) => {
    const record = transaction.get(chatCollection, id);
    if (!record) throw unknownChat(id);
    if (record.deletedAt === undefined) return asServed(transaction, record, viewpointOf(call));
    const { deletedAt: _, ...back } = record;
    transaction.put(chatCollection, back);
    logActivity(transaction, call, { event: 'chat.restored', name: nameOf(transaction, back), link: `/apps/chat/${id}` });
    return asServed(transaction, back, viewpointOf(call));
  });
}

/** Changes the user's about text, and their picture, which is the account's. */
export async function updateProfile(call: ProtectedCall): Promise<ChatProfile> {
  const { profile } = await call.body(UpdateChatProfileBody);
  return call.context.store.write([userCollection, chatAboutCollection], (transaction) => {
    const user = transaction.get(userCollection, call.user.id) ?? call.user;
    const next = mergeKnown(user, profile, ['avatar']);
    if (next !== user) transaction.put(userCollection, next);
    if (profile.about !== undefined) transaction.put(chatAboutCollection, { id: user.id, about: profile.about.trim() });
    return profileOf(transaction, next);
  });
}

function checkContacts(transaction: Transaction, ids: readonly string[], path: string): void {
  const unknown = ids.findIndex((id) => !chatContactOf(transaction, id));
  if (unknown >= 0) throw badRequest({ path: `${path}.${unknown}`, message: 'is no contact' });
}

const nameOf = (transaction: Transaction, { group, contactId }: ChatRecord) =>
  group?.title ?? chatContactIncludingDeleted(transaction, contactId).name;
const activityTarget = ({ id, group }: ChatRecord) => ({ name: group?.title ?? '', link: `/apps/chat/${id}` });
const forAuditLog = (transaction: Transaction, group: GroupRecord) => ({
  ...group,
  members: group.members.map((id) => chatContactIncludingDeleted(transaction, id).name),
});
