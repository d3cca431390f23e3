import type { ImportRecord } from '@stockroom/contract';

/** Whether any part of an import can still be undone. */
export function canUndo({ undone, added, changed }: ImportRecord): boolean {
  return undone === null && added + changed > 0;
}

/** The state of an import. `nothing`: all of it was refused. */
export function importState({
  undone,
  added,
  changed,
  refused,
}: Pick<ImportRecord, 'undone' | 'added' | 'changed' | 'refused'>): 'done' | 'partly' | 'nothing' | 'undone' {
  if (undone) return 'undone';
  if (refused === 0) return 'done';
  return added + changed > 0 ? 'partly' : 'nothing';
}
