import { AddNoteTaskBody, CreateNoteBody, Done, Note, notesEndpoints, UpdateNoteBody } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { refuseStale, expectedVersion } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { buildNote } from './note.factory';
import { loggedCollections, nameAndLink, NOTE_ACTIVITY, toLoggedNote } from './noteActivity';
import { changedNote, keepVersion, noteOf, servedNote } from './noteChange';
import { noteCollection, noteLabelCollection, noteTrashCollection } from './notes.collection';
import { withoutDeletion } from './noteTrash.handlers';
import { clearNoteReminder, putNote } from './putNote';
import type { StoredNote } from './storedNote';

/** Routes of notes and their tasks. */
export function noteRoutes(): readonly Route[] {
  return [
    route('GET', notesEndpoints.all, v.array(Note), async ({ context }) => {
      const view = await context.store.read([noteCollection, noteLabelCollection]);
      const notes = [...view.values(noteCollection)].toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
      return notes.map((note) => servedNote(view, note, context.now()));
    }),
    route('POST', notesEndpoints.note, Note, createNote),
    route('PATCH', notesEndpoints.note, Note, updateNote),
    route('DELETE', notesEndpoints.note, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(loggedCollections, (transaction) => {
        const note = noteOf(transaction, id);
        refuseStale(expectedVersion(url), note, servedNote(transaction, note, context.now()));
        transaction.delete(noteCollection, id);
        clearNoteReminder(transaction, id);
        transaction.put(noteTrashCollection, { ...note, deletedAt: new Date(context.now()).toISOString() });
        logActivity(transaction, call, { event: 'note.deleted', name: nameAndLink(note).name, record: nameAndLink(note).link });
        return true;
      });
    }),
    route('POST', notesEndpoints.tasks, Note, async (call) => {
      const { body, context } = call;
      const { note, task } = await body(AddNoteTaskBody);
      const added = typeof task === 'string' ? { content: task } : task;
      const id = ('id' in added && added.id) || context.newId();
      return context.store.write(loggedCollections, (transaction) => {
        const current = noteOf(transaction, note.id);
        if (current.tasks.some((each) => each.id === id)) return servedNote(transaction, current, context.now());
        const tasks = [...current.tasks, { id, content: added.content, completed: false, indented: false }];
        return change(transaction, call, current, { tasks });
      });
    }),
  ];
}

/** Creates a note. Under a known id it returns the existing note, or restores it from the trash as it was. */
async function createNote(call: ProtectedCall): Promise<Note> {
  const { body, context } = call;
  const { note: given } = await body(CreateNoteBody);
  const id = given.id ?? context.newId();
  const now = context.now();
  return context.store.write(loggedCollections, (transaction) => {
    const known = transaction.get(noteCollection, id);
    if (known) return servedNote(transaction, known, now);
    const deleted = transaction.get(noteTrashCollection, id);
    if (deleted) transaction.delete(noteTrashCollection, id);
    const at = new Date(now).toISOString();
    const empty = buildNote({ id, createdAt: at, updatedAt: at });
    const note = deleted ? withoutDeletion(deleted) : { ...changedNote(transaction, empty, given, now), updatedAt: at };
    keepVersion(transaction, empty, note, now);
    putNote(transaction, note);
    logActivity(transaction, call, { ...nameAndLink(note), event: deleted ? 'note.restored' : 'note.created' });
    return servedNote(transaction, note, now);
  });
}

async function updateNote(call: ProtectedCall): Promise<Note> {
  const { body, context } = call;
  const { updatedNote } = await body(UpdateNoteBody);
  const { id, updatedAt, ...patch } = updatedNote;
  return context.store.write(loggedCollections, (transaction) => {
    const current = noteOf(transaction, id);
    refuseStale(updatedAt, current, servedNote(transaction, current, context.now()));
    return change(transaction, call, current, patch);
  });
}

/** Stores a changed note, keeps a version of its previous text, and logs the change. */
function change(
  transaction: Transaction,
  call: ProtectedCall,
  current: StoredNote,
  patch: Partial<Omit<StoredNote, 'id'>>,
): Note {
  const now = call.context.now();
  const changed = changedNote(transaction, current, patch, now);
  keepVersion(transaction, current, changed, now);
  putNote(transaction, changed, current);
  const of = { before: toLoggedNote(transaction, current), after: toLoggedNote(transaction, changed), fields: NOTE_ACTIVITY };
  logActivity(transaction, call, { ...nameAndLink(changed), event: 'note.changed', of });
  return servedNote(transaction, changed, now);
}
