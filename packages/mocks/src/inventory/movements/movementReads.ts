import {
  currentStore,
  type Movement,
  type MovementDay,
  type MovementPage,
  type MovementPerson,
  type MovementSum,
  paginate,
} from '@stockroom/contract';
import { runPaced } from '../../engine/answering/runPaced';
import { pageOf } from '../../engine/query';
import type { ProtectedCall } from '../../engine/route';
import { ledgerOf, type Ledger } from './ledger';
import { sumByDay, filterRows, sumsOf, type LedgerRow } from './ledgerRow';
import { movementQueryOf, type MovementQuery } from './movementQuery';

const FIRST_PAGE = { page: 1, size: 10 };

/** Lists all entries that a query finds, for a file. */
export async function listAll(call: ProtectedCall): Promise<Movement[]> {
  const { ledger, rows } = await find(call);
  return read(ledger, rows, 0, rows.length);
}

export const listDays = async (call: ProtectedCall): Promise<MovementDay[]> => sumByDay((await find(call)).rows);

export const listPeople = async (call: ProtectedCall): Promise<MovementPerson[]> =>
  (await ledgerOfCaller(call)).people().toSorted((a, b) => a.name.localeCompare(b.name, call.language));

/** Lists a page of the entries that a query finds, newest first. */
export async function list(call: ProtectedCall): Promise<MovementPage> {
  const { page, size } = pageOf(call.url, FIRST_PAGE);
  const { ledger, rows } = await find(call);
  const pagination = paginate(rows.length, page, size);
  return pagination
    ? { movements: read(ledger, rows, pagination.startIndex, pagination.endIndex + 1), pagination, sums: sumsAt(ledger, rows) }
    : { movements: null, pagination: { lastPage: Math.max(1, Math.ceil(rows.length / size)) } };
}

/** Sums by the rows they were made of; all pages of a list share the rows. */
const summed = new WeakMap<readonly LedgerRow[], { version: number; sums: MovementSum[] }>();

function sumsAt({ version }: Ledger, rows: readonly LedgerRow[]): MovementSum[] {
  const last = summed.get(rows);
  if (last?.version === version) return last.sums;
  const sums = sumsOf(rows);
  summed.set(rows, { version, sums });
  return sums;
}

/** Reads entries, counted from the newest. */
function read(ledger: Ledger, rows: readonly LedgerRow[], from: number, to: number): Movement[] {
  const newest = rows.slice(rows.length - to, rows.length - from).toReversed();
  return newest.map(({ id }) => ledger.get(id)).filter((movement) => movement !== undefined);
}

interface Found {
  version: number;
  key: string;
  rows: readonly LedgerRow[];
}

/** The last result, kept because pages of one list are requested one after another. */
const lastResults = new WeakMap<ProtectedCall['context'], Found>();

async function find(call: ProtectedCall): Promise<{ ledger: Ledger; rows: readonly LedgerRow[] }> {
  const query = movementQueryOf(call.url);
  const ledger = await ledgerOfCaller(call);
  const all = ledger.rows(query.productId);
  if (isEverything(query)) return { ledger, rows: all };
  const key = JSON.stringify([storeIdOf(call), query]);
  const last = lastResults.get(call.context);
  if (last?.version === ledger.version && last.key === key) return { ledger, rows: last.rows };
  const rows = await runPaced(filterRows(all, query));
  lastResults.set(call.context, { version: ledger.version, key, rows });
  return { ledger, rows };
}

function isEverything({ reasons, userId, direction, from, to, search }: MovementQuery): boolean {
  const isAnyTime = from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY;
  return reasons.length === 0 && userId === null && direction === null && isAnyTime && search.trim() === '';
}

function ledgerOfCaller(call: ProtectedCall): Promise<Ledger> {
  return ledgerOf(call.context.store, storeIdOf(call), call.context.now());
}

function storeIdOf({ user }: ProtectedCall): number {
  return currentStore(user)?.storeId ?? 0;
}
