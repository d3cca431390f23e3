import { currentStore, type ImportRecord, type ImportReport } from '@stockroom/contract';
import { notFound } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import { importCollection } from '../inventory/imports/import.collection';
import type { ImportedBatch } from '../inventory/imports/importedBatch';

/** Maximum number of products named in the record of an undo, of those it left unchanged. */
const MOST_LEFT = 100;
/** The latest time of "today" in the seed. */
const LATEST = '17:00';

/** Lists every import of the shop, newest first. */
export async function listImports(call: ProtectedCall): Promise<ImportRecord[]> {
  const imports = new Map<string, ImportedBatch[]>();
  for (const batch of await batchesOf(call)) imports.set(batch.importId, [...(imports.get(batch.importId) ?? []), batch]);
  const today = seedToday(call.context.now(), LATEST);
  return [...imports.values()].flatMap((batches) => recordOf(batches, today)).toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** Returns the rows of an import that the server refused. */
export async function importReport(call: ProtectedCall): Promise<ImportReport> {
  const id = call.url.searchParams.get('id') ?? '';
  const batches = (await batchesOf(call)).filter(({ importId }) => importId === id);
  if (batches.length === 0) throw notFound();
  const refused = batches.flatMap((batch) =>
    entriesOf(batch).flatMap((entry) =>
      'refused' in entry ? [{ row: entry.row ?? null, sku: entry.sku ?? '', name: entry.name ?? '', reason: entry.refused }] : [],
    ),
  );
  return { id, refused: refused.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)) };
}

async function batchesOf({ context, user }: ProtectedCall): Promise<ImportedBatch[]> {
  const storeId = currentStore(user)?.storeId ?? 0;
  const view = await context.store.read([importCollection]);
  return [...view.values(importCollection)].filter(({ told: listEntry }) => listEntry?.storeId === storeId);
}

function recordOf(batches: readonly ImportedBatch[], today: number): ImportRecord[] {
  const inOrder = batches.toSorted((a, b) => a.index - b.index);
  const listEntry = inOrder[0]?.told;
  if (!listEntry) return [];
  const isDone = (entry: object) => !('refused' in entry);
  const at = typeof listEntry.at === 'string' ? listEntry.at : new Date(atOf(today, listEntry.at)).toISOString();
  return [
    {
      id: inOrder[0]?.importId ?? '',
      file: listEntry.file,
      userName: listEntry.userName,
      at,
      added: sum(inOrder, ({ added }) => added.filter(isDone).length),
      changed: sum(inOrder, ({ updated }) => updated.filter(isDone).length),
      refused: sum(inOrder, (batch) => entriesOf(batch).filter((entry) => !isDone(entry)).length),
      undone: undoneOf(inOrder, at),
    },
  ];
}

/**
 * Sums up the undo of an import. It counts as undone only when all batches are: an undo that stopped half-way can be requested
 * again.
 */
function undoneOf(batches: readonly ImportedBatch[], at: string): ImportRecord['undone'] {
  const undone = batches.flatMap((batch) => batch.undone ?? []);
  if (undone.length < batches.length) return null;
  const last = undone.at(0);
  return {
    removed: sum(undone, ({ removed }) => removed),
    restored: sum(undone, ({ restored }) => restored),
    kept: sum(undone, ({ kept }) => kept),
    left: undone.flatMap(({ left }) => left ?? []).slice(0, MOST_LEFT),
    at: last?.at ?? at,
    userName: last?.userName ?? '',
  };
}

const entriesOf = ({ added, updated }: ImportedBatch) => [...added, ...updated];

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
