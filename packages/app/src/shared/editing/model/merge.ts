import { changedFields, type ComparedFields, type FieldOf } from './recordFields';

/** How a field that two people changed is settled. `both`: both changes combined. */
export type Choice = 'mine' | 'theirs' | 'both';

export type Choices<Draft> = Partial<Record<FieldOf<Draft>, Choice>>;

/** A field that this edit and another one changed to different values. */
export interface FieldConflict<Field extends string = string> {
  field: Field;
  /** The common base. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changes combined; absent where that makes no sense. */
  both?: unknown;
}

export interface Merge<Draft> {
  /** The draft on top of their record: it contains the changes that don't overlap, and conflicting fields hold mine. */
  draft: Draft;
  /** Fields taken over from them without asking. */
  merged: FieldOf<Draft>[];
  /** Fields that a person must settle, in the form's order. */
  conflicts: FieldConflict<FieldOf<Draft>>[];
}

/**
 * Three-way merge of an edit with a record that changed meanwhile.
 * @param base the record that the edit started from
 * @param mine the edit
 * @param theirs the server's current record
 */
export function mergeDrafts<Draft extends object>(
  fields: ComparedFields<Draft>,
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Merge<Draft> {
  const isMine = new Set(changedFields(fields, base, mine));
  const isTheirs = new Set(changedFields(fields, base, theirs));
  const isApart = new Set(changedFields(fields, mine, theirs));
  const draft: Draft = { ...theirs };
  const merged: FieldOf<Draft>[] = [];
  const conflicts: FieldConflict<FieldOf<Draft>>[] = [];
  for (const field of fields.order) {
    const join = fields.join?.[field];
    if (!isMine.has(field)) {
      if (isTheirs.has(field)) merged.push(field);
      else draft[field] = mine[field];
    } else if (!isTheirs.has(field) || !isApart.has(field)) {
      draft[field] = mine[field];
    } else if (join) {
      draft[field] = join(base[field], mine[field], theirs[field]);
      merged.push(field);
    } else {
      draft[field] = mine[field];
      conflicts.push(conflictOf(fields, field, base, mine, theirs));
    }
  }
  return { draft: fields.tidy?.(draft) ?? draft, merged, conflicts };
}

/** Draft with every conflict settled as chosen. */
export function settleConflicts<Draft extends object>(
  fields: ComparedFields<Draft>,
  draft: Draft,
  conflicts: readonly FieldConflict<FieldOf<Draft>>[],
  choices: Choices<Draft>,
): Draft {
  const settled = conflicts.map((conflict) => [conflict.field, settledValue(conflict, choices[conflict.field] ?? 'mine')]);
  const next: Draft = { ...draft, ...(Object.fromEntries(settled) as Partial<Draft>) };
  return fields.tidy?.(next) ?? next;
}

/** Combines two people's changes to a list of ids: what either removed is removed, what either added is added. */
export function joinLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const takenOff = new Set(base.filter((item) => !mine.includes(item)));
  const putOn = mine.filter((item) => !base.includes(item) && !theirs.includes(item));
  return [...theirs.filter((item) => !takenOff.has(item)), ...putOn];
}

function settledValue({ mine, theirs, both }: FieldConflict, choice: Choice): unknown {
  if (choice === 'theirs') return theirs;
  return choice === 'both' && both !== undefined ? both : mine;
}

function conflictOf<Draft extends object, Field extends FieldOf<Draft>>(
  { keepBoth }: ComparedFields<Draft>,
  field: Field,
  base: Draft,
  mine: Draft,
  theirs: Draft,
): FieldConflict<Field> {
  const both = keepBoth?.[field]?.(base[field], mine[field], theirs[field]);
  const conflict = { field, base: base[field], mine: mine[field], theirs: theirs[field] };
  return both === undefined ? conflict : { ...conflict, both };
}
