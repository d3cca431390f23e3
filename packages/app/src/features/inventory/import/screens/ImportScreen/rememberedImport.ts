import * as v from 'valibot';
import type { ImportContext, RememberedImport } from '#features/inventory/import/model/importState';
import { NO_FIXES } from '#features/inventory/import/model/judging/plan';
import { IDENTIFIERS, TAX_STYLES, WEIGHT_UNITS } from '#features/inventory/import/model/mapping';
import { LOOKUP_TARGETS, TARGETS } from '#features/inventory/import/model/targets';
import { DELIMITERS } from '#shared/csv/csvReader';
import { ENCODINGS } from '#shared/csv/encoding';
import { drafts } from '#shared/drafts/drafts';
import { draftSubject } from '#shared/drafts/draftSubject';

const SUBJECT = draftSubject('import');

/** Limit of stored corrections: browser storage is small. */
const MAX_CELLS = 2000;

const Remembered = v.object({
  fileName: v.string(),
  fingerprint: v.string(),
  choices: v.object({
    encoding: v.optional(v.picklist(ENCODINGS)),
    delimiter: v.optional(v.picklist(DELIMITERS)),
    hasHeader: v.optional(v.boolean()),
  }),
  mapping: v.object({
    targets: v.array(v.nullable(v.picklist(TARGETS))),
    decimals: v.array(v.nullable(v.picklist(['dot', 'comma']))),
    weightUnit: v.picklist(WEIGHT_UNITS),
    // Imports stored before this choice existed used per cent.
    taxes: v.optional(v.nullable(v.picklist(TAX_STYLES)), 'percent'),
    identifyBy: v.picklist(IDENTIFIERS),
    mode: v.picklist(['all', 'new', 'known']),
    emptyCells: v.picklist(['keep', 'clear']),
  }),
  fixes: v.object({
    cells: v.array(v.tuple([v.number(), v.picklist(TARGETS), v.string()])),
    names: v.array(v.tuple([v.picklist(LOOKUP_TARGETS), v.string(), v.number()])),
  }),
  importId: v.nullable(v.string()),
  rowsApplied: v.number(),
});

/** The user's import from before the page was reloaded, or from a closed tab. */
export function readRemembered(userId: string): RememberedImport | null {
  return drafts.read({ userId, subject: SUBJECT }, Remembered)?.value ?? null;
}

export function writeRemembered(userId: string, { file, info, choices, mapping, fixes, importId, report }: ImportContext): void {
  if (!file || !info || !mapping) return;
  const value: RememberedImport = {
    fileName: file.name,
    fingerprint: info.fingerprint,
    choices,
    mapping,
    fixes: fixes.cells.length > MAX_CELLS ? NO_FIXES : fixes,
    importId,
    rowsApplied: report?.rows ?? 0,
  };
  drafts.write({ userId, subject: SUBJECT }, value);
}

export function forgetRemembered(userId: string): void {
  drafts.remove({ userId, subject: SUBJECT });
}
