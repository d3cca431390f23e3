import { foldText } from '@stockroom/ui';
import { type EventObject, fromCallback } from 'xstate';
import type { AddInput, ReadInput, StopEvent, UndoInput } from '#features/contacts/exchange/machines/contactImportSetup';
import type { ImportEvent } from '#features/contacts/exchange/model/importState';
import { FileFaultError } from '#features/contacts/exchange/model/readContacts';
import { newTagsOf } from '#features/contacts/exchange/model/review';
import type { ImportServices } from './importServices';
import { type ReadingOptions, readImport } from './readImport';

export interface ActorOptions {
  /** Services, read when the work begins. */
  services: () => ImportServices;
  reading: () => ReadingOptions;
  /** Called when contacts were added or removed. */
  onChanged: () => void;
}

/** The actors of the import's machine that need the file and the server. */
export function createImportActors({ services, reading, onChanged }: ActorOptions) {
  const readFile = fromCallback<EventObject, ReadInput>(({ input: { file, country }, sendBack }) =>
    untilStopped(sendBack, async (send, signal) => {
      if (file === null) return;
      const onProgress = (progress: number) => send({ type: 'read.progressed', progress });
      try {
        const review = await readImport({ file, country }, reading(), services(), { signal, onProgress });
        send({ type: 'read.succeeded', review });
      } catch (error) {
        send({ type: 'read.failed', fault: error instanceof FileFaultError ? error.fault : 'unread' });
      }
    }),
  );

  const addContacts = fromCallback<StopEvent, AddInput>(({ input: { contacts }, sendBack, receive }) =>
    untilStopped(sendBack, async (send, signal) => {
      const stop = new AbortController();
      receive(() => stop.abort());
      const until = AbortSignal.any([signal, stop.signal]);
      const outcome = await services().onImport(contacts, newTagsOf(contacts, foldText), until, progressOf(send));
      if (outcome.added.length > 0) onChanged();
      send({ type: 'import.settled', outcome });
    }),
  );

  const undoImport = fromCallback<EventObject, UndoInput>(({ input, sendBack }) =>
    untilStopped(sendBack, async (send, signal) => {
      const outcome = await services().onUndo(input, signal, progressOf(send));
      onChanged();
      send({ type: 'undo.settled', outcome });
    }),
  );

  return { readFile, addContacts, undoImport };
}

type Send = (event: ImportEvent) => void;

const progressOf = (send: Send) => (done: number, total: number) => send({ type: 'import.progressed', progress: done / total });

/** Runs until the actor is stopped; later events are dropped, so that an aborted call never settles a restarted machine. */
function untilStopped(sendBack: Send, run: (send: Send, signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController();
  void run((event) => {
    if (!controller.signal.aborted) sendBack(event);
  }, controller.signal);
  return () => controller.abort();
}
