import { type EventObject, fromCallback } from 'xstate';
import type {
  ApplyInput,
  CheckFileInput,
  ReadInput,
  StopEvent,
  UndoInput,
} from '#features/inventory/import/machines/importSetup';
import type { MadeIds } from '#features/inventory/import/model/calls';
import type { ImportEvent, PlanEvent } from '#features/inventory/import/model/importState';
import type { Lookups } from '#features/inventory/import/model/judging/lookups';
import type { CreatableTarget } from '#features/inventory/import/model/judging/newNames';
import { asProduct } from '#features/inventory/import/model/judging/productShape';
import { NEW_TAG } from '#features/inventory/import/model/reading/reading';
import type { ImportClient } from '#features/inventory/import/worker/importClient';
import { ImportFaultError } from '#features/inventory/import/worker/importFault';
import { isApiError } from '#shared/api/ApiError';
import type { ImportServices } from './importServices';

interface CreatedName {
  target: CreatableTarget;
  id: number;
  /** Id of the parent category. */
  parentId: number | null;
}

/** Progress of an import, kept while it is interrupted: an answered call is not repeated. */
interface ApplyProgress {
  importId: string;
  tagIds: MadeIds['tagIds'];
  nameIds: MadeIds['nameIds'];
  /** Brands and categories that did not exist before, parents first. */
  made: CreatedName[];
  isPrepared: boolean;
  next: number;
  count: number;
}

export interface ImportActorOptions {
  services: ImportServices;
  client: ImportClient;
  storeId: number;
  /** Receives the store's named lists, for the choices of the review. */
  onLookups: (lookups: Lookups) => void;
}

/** Creates the actors of the import's machine that need the worker and the server. */
export function createImportActors({ services, client, storeId, onLookups }: ImportActorOptions) {
  let sending: ApplyProgress | null = null;
  let known: Lookups | null = null;

  const readFile = fromCallback<EventObject, ReadInput>(({ input, sendBack }) =>
    untilStopped(sendBack, async (send, signal) => {
      try {
        const call = { file: input.file.content, name: input.file.name, choices: input.choices };
        const info = await client.call('read', call, {
          signal,
          onProgress: (progress) => send({ type: 'read.progressed', progress }),
        });
        send({ type: 'read.succeeded', info });
      } catch (error) {
        send({ type: 'read.failed', fault: error instanceof ImportFaultError ? error.fault : 'broken' });
      }
    }),
  );

  const checkFile = fromCallback<EventObject, CheckFileInput>(({ input, sendBack }) =>
    untilStopped(sendBack, async (send, signal) => {
      try {
        const [products, lookups] = await Promise.all([
          services.fetchStoreProducts('', signal),
          services.fetchStoreLookups(signal),
        ]);
        known = lookups;
        onLookups(lookups);
        const call = { ...input, products, lookups, storeId };
        const summary = await client.call('check', call, {
          signal,
          onProgress: (progress) => send({ type: 'check.progressed', progress }),
        });
        send({ type: 'check.succeeded', summary });
      } catch (error) {
        send({ type: 'check.failed', error });
      }
    }),
  );

  const amendPlan = fromCallback<PlanEvent, unknown>(({ sendBack, receive }) => {
    let queue = Promise.resolve();
    return untilStopped(sendBack, (send, signal) => {
      receive((event) => {
        // One after another: the second correction may concern the row that the first one changed.
        queue = queue.then(async () => {
          try {
            send({ type: 'plan.amended', ...(await amend(client, event, signal)) });
          } catch (error) {
            send({ type: 'plan.failed', error });
          }
        });
      });
      return Promise.resolve();
    });
  });

  const applyPlan = fromCallback<StopEvent, ApplyInput>(({ input, sendBack, receive }) => {
    let stopping = false;
    receive(() => {
      stopping = true;
    });
    return untilStopped(sendBack, async (send, signal) => {
      try {
        if (sending?.importId !== input.importId) {
          sending = { importId: input.importId, tagIds: [], nameIds: [], made: [], isPrepared: false, next: 0, count: 0 };
        }
        const work = sending;
        for (const title of input.newTags.slice(work.tagIds.length)) {
          const tag = await services.createTag({ title }, signal);
          work.tagIds.push([`${NEW_TAG}${title}`, tag.id]);
        }
        for (const { target, name, placeholder } of input.newNames.slice(work.nameIds.length)) {
          const ids = await services.makeName(target, name, signal);
          const wasThere = new Set((known?.[target === 'brand' ? 'brands' : 'categories'] ?? []).map(({ id }) => id));
          const made = ids.map((id, place) => ({ target, id, parentId: ids[place - 1] ?? null }));
          work.made.push(...made.filter(({ id }) => !wasThere.has(id)));
          work.nameIds.push([placeholder, ids.at(-1) ?? 0]);
        }
        if (!work.isPrepared) {
          const report = await client.call(
            'prepare',
            { importId: input.importId, tagIds: work.tagIds, nameIds: work.nameIds },
            { signal },
          );
          work.count = report.batchCount;
          work.isPrepared = true;
          send({ type: 'apply.progressed', report });
        }
        while (work.next < work.count && !stopping) {
          const body = await client.call('batch', { index: work.next }, { signal });
          const answer = await services.sendImportBatch(body, signal);
          const report = await client.call('settle', { index: work.next, answer }, { signal });
          work.next++;
          send({ type: 'apply.progressed', report });
        }
        send({ type: work.next < work.count ? 'apply.stopped' : 'apply.succeeded' });
      } catch (error) {
        send({ type: 'apply.failed', error });
      }
    });
  });

  const undoImport = fromCallback<EventObject, UndoInput>(({ input, sendBack }) =>
    untilStopped(sendBack, async (send, signal) => {
      try {
        const answer = await undoIfKnown(services, input.importId, signal);
        if (sending?.importId === input.importId) await deleteUnused(services, sending, signal);
        send({ type: 'undo.succeeded', answer });
      } catch (error) {
        send({ type: 'undo.failed', error });
      }
    }),
  );

  return { readFile, checkFile, amendPlan, applyPlan, undoImport };
}

/** Runs until the actor is stopped; later events are dropped, so that an aborted call never fails a restarted machine. */
function untilStopped(
  sendBack: (event: ImportEvent) => void,
  run: (send: (event: ImportEvent) => void, signal: AbortSignal) => Promise<void>,
): () => void {
  const controller = new AbortController();
  void run((event) => {
    if (!controller.signal.aborted) sendBack(event);
  }, controller.signal);
  return () => controller.abort();
}

function amend(client: ImportClient, event: PlanEvent, signal: AbortSignal) {
  switch (event.type) {
    case 'cell.fixed':
      return client.call('fix', { record: event.record, target: event.target, value: event.value }, { signal });
    case 'suggestions.taken':
      return client.call('fixSuggested', {}, { signal });
    case 'name.chosen':
      return client.call('chooseName', { target: event.target, name: event.name, id: event.id }, { signal });
  }
}

/** Undoes an import. The server does not know an import whose first call never arrived: then there is nothing to undo. */
async function undoIfKnown(services: ImportServices, importId: string, signal: AbortSignal) {
  try {
    return await services.undoImport(importId, signal);
  } catch (error) {
    if (isApiError(error, 'notFound')) return { removed: 0, restored: 0, kept: 0 };
    throw error;
  }
}

/** Deletes the tags, brands and categories that the import created, except those in use. */
async function deleteUnused(services: ImportServices, { tagIds, made }: ApplyProgress, signal: AbortSignal): Promise<void> {
  if (tagIds.length + made.length === 0) return;
  const products = (await services.fetchStoreProducts('', signal)).flatMap((value) => asProduct(value) ?? []);
  const tags = new Set(products.flatMap((product) => product.tags));
  for (const [, id] of tagIds) if (!tags.has(id)) await services.deleteTag(id, signal);
  const used = {
    brand: new Set(products.map(({ brandId }) => brandId)),
    category: new Set(products.map(({ category }) => category)),
  };
  // Parents come first in the list, and stay when their children stay.
  for (const { target, id, parentId } of made.toReversed()) {
    if (!used[target].has(id)) await services.deleteName(target, id, signal);
    else if (parentId !== null) used[target].add(parentId);
  }
}
