import { Note, notesEndpoints, NoteVersion, RestoreNoteVersionBody } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { notFound } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import { loggedCollections, nameAndLink, NOTE_ACTIVITY, toLoggedNote } from './noteActivity';
import { changedNote, keepVersion, noteOf, servedNote } from './noteChange';
import { noteCollection, noteHistoryCollection } from './notes.collection';
import { putNote } from './putNote';

/** Routes of a note's earlier versions. */
export function noteVersionRoutes(): readonly Route[] {
  return [
    route('GET', notesEndpoints.versions, v.array(NoteVersion), async ({ url, context }) => {
      const view = await context.store.read([noteCollection, noteHistoryCollection]);
      const { id } = noteOf(view, idOf(url));
      return view.get(noteHistoryCollection, id)?.versions ?? [];
    }),
    route('POST', notesEndpoints.restoreVersion, Note, async (call) => {
      const { body, context } = call;
      const { id, versionId } = await body(RestoreNoteVersionBody);
      const now = context.now();
      return context.store.write(loggedCollections, (transaction) => {
        const current = noteOf(transaction, id);
        const version = transaction.get(noteHistoryCollection, id)?.versions.find((each) => each.id === versionId);
        if (!version) throw notFound();
        const { title, content, tasks } = version;
        const changed = changedNote(transaction, current, { title, content, tasks }, now);
        keepVersion(transaction, current, changed, now, true);
        putNote(transaction, changed, current);
        const of = {
          before: toLoggedNote(transaction, current),
          after: toLoggedNote(transaction, changed),
          fields: NOTE_ACTIVITY,
        };
        logActivity(transaction, call, { ...nameAndLink(changed), event: 'note.changed', of });
        return servedNote(transaction, changed, now);
      });
    }),
  ];
}
