import { Done, EmptyNoteTrashBody, Note, notesEndpoints, RestoreNoteBody, TrashedNote } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { notFound } from '../engine/errors';
import { route, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { loggedCollections, nameAndLink } from './noteActivity';
import { servedNote } from './noteChange';
import {
  noteCollection,
  noteCollections,
  noteHistoryCollection,
  noteLabelCollection,
  noteTrashCollection,
} from './notes.collection';
import { putNote } from './putNote';
import type { StoredNote, StoredTrashedNote } from './storedNote';

/** Routes of deleted notes: listing, restoring, deleting permanently. */
export function noteTrashRoutes(): readonly Route[] {
  return [
    route('GET', notesEndpoints.trash, v.array(TrashedNote), async ({ context }) => {
      const view = await context.store.read([noteTrashCollection, noteLabelCollection]);
      const notes = [...view.values(noteTrashCollection)].toSorted((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
      return notes.map((note) => servedNote(view, note, context.now()));
    }),
    route('POST', notesEndpoints.restore, Note, async (call) => {
      const { body, context } = call;
      const { id } = await body(RestoreNoteBody);
      return context.store.write(loggedCollections, (transaction) => {
        // A repeated request finds the note restored already.
        const known = transaction.get(noteCollection, id);
        if (known) return servedNote(transaction, known, context.now());
        const note = withoutDeletion(trashed(transaction, id));
        transaction.delete(noteTrashCollection, id);
        putNote(transaction, note);
        logActivity(transaction, call, { ...nameAndLink(note), event: 'note.restored' });
        return servedNote(transaction, note, context.now());
      });
    }),
    route('DELETE', notesEndpoints.trash, Done, async ({ url, body, context }) => {
      const id = url.searchParams.get('id');
      const { ids } = await body(EmptyNoteTrashBody);
      return context.store.write(noteCollections, (transaction) => {
        const inTrash = new Set(transaction.keys(noteTrashCollection));
        // A note that was restored meanwhile keeps its versions.
        const gone = id === null ? (ids?.filter((each) => inTrash.has(each)) ?? inTrash) : [trashed(transaction, id).id];
        for (const key of gone) {
          transaction.delete(noteTrashCollection, key);
          transaction.delete(noteHistoryCollection, key);
        }
        return true;
      });
    }),
  ];
}

function trashed(transaction: Transaction, id: string): StoredTrashedNote {
  const note = transaction.get(noteTrashCollection, id);
  if (!note) throw notFound();
  return note;
}

/** Returns the note as it was before. Labels deleted meanwhile are left out when it is served. */
export function withoutDeletion({ deletedAt: _deletedAt, ...note }: StoredTrashedNote): StoredNote {
  return note;
}
