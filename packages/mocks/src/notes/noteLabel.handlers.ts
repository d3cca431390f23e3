import { CreateNoteLabelBody, NoteLabel, notesEndpoints, UpdateNoteLabelBody } from '@stockroom/contract';
import * as v from 'valibot';
import { compareTexts } from '../engine/collation';
import { badRequest, conflict, notFound } from '../engine/errors';
import { fold, type Language } from '../engine/fold';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { Transaction, View } from '../engine/transaction';
import { deletedLabelCollection, noteCollection, noteCollections, noteLabelCollection } from './notes.collection';

const NoteLabels = v.array(NoteLabel);

/** Routes of note labels. Each call answers with all labels. */
export function noteLabelRoutes(): readonly Route[] {
  return [
    route('GET', notesEndpoints.labels, NoteLabels, async ({ context, language }) =>
      listed(await context.store.read([noteLabelCollection]), language),
    ),
    route('POST', notesEndpoints.labels, NoteLabels, createLabel),
    route('PATCH', notesEndpoints.labels, NoteLabels, async ({ body, context, language }) => {
      const { label } = await body(UpdateNoteLabelBody);
      return context.store.write(noteCollections, (transaction) => {
        if (!transaction.get(noteLabelCollection, label.id)) throw notFound();
        put(transaction, { id: label.id, title: label.title }, 'label.title');
        return listed(transaction, language);
      });
    }),
    route('DELETE', notesEndpoints.labels, NoteLabels, async ({ url, context, language }) => {
      const id = idOf(url);
      return context.store.write(noteCollections, (transaction) => {
        const label = transaction.get(noteLabelCollection, id);
        if (!label) throw notFound();
        transaction.delete(noteLabelCollection, id);
        transaction.put(deletedLabelCollection, { ...label, noteIds: removeFromNotes(transaction, id) });
        return listed(transaction, language);
      });
    }),
  ];
}

const listed = (view: Pick<View, 'values'>, language: Language): NoteLabel[] =>
  [...view.values(noteLabelCollection)].toSorted((a, b) => compareTexts(a.title, b.title, language));

/** Creates a label. Under a known id it returns the existing label, or restores a deleted one to all notes that had it. */
async function createLabel({ body, context, language }: ProtectedCall): Promise<NoteLabel[]> {
  const { id: given, title } = await body(CreateNoteLabelBody);
  const id = given ?? context.newId();
  return context.store.write(noteCollections, (transaction) => {
    const known = transaction.get(noteLabelCollection, id);
    if (known && known.title !== title) throw conflict(known);
    if (!known) {
      put(transaction, { id, title }, 'title');
      restoreToNotes(transaction, id);
    }
    return listed(transaction, language);
  });
}

/** Stores a label. Titles are unique, regardless of case and accents. */
function put(transaction: Transaction, label: NoteLabel, path: string): void {
  const wanted = fold(label.title);
  for (const other of transaction.values(noteLabelCollection)) {
    if (other.id !== label.id && fold(other.title) === wanted) throw badRequest({ path, message: 'is taken by another label' });
  }
  transaction.put(noteLabelCollection, label);
}

/** Removes a label from every note. That does not count as a change of the note: a user editing it meets no conflict. */
function removeFromNotes(transaction: Transaction, id: string): string[] {
  const having = [...transaction.values(noteCollection)].filter(({ labels }) => labels.includes(id));
  for (const note of having) {
    transaction.put(noteCollection, { ...note, labels: note.labels.filter((label) => label !== id) });
  }
  return having.map((note) => note.id);
}

function restoreToNotes(transaction: Transaction, id: string): void {
  const deleted = transaction.get(deletedLabelCollection, id);
  if (!deleted) return;
  transaction.delete(deletedLabelCollection, id);
  for (const noteId of deleted.noteIds) {
    const note = transaction.get(noteCollection, noteId);
    if (note && !note.labels.includes(id)) transaction.put(noteCollection, { ...note, labels: [...note.labels, id] });
  }
}
