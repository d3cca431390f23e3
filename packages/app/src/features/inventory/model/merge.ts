import type { Product } from '@stockroom/contract';
import { DRAFT_FIELDS, type DraftField, type ProductDraft, sameValue, toDraft } from './draft';

/** How a field that two people changed is settled. `both` adds my change of a count to theirs. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A field that this edit and another one changed to different values. */
export interface FieldConflict {
  field: DraftField;
  /** What both started from. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** The sum of both changes, for counts; absent where adding makes no sense. */
  both?: number;
}

export interface Merge {
  /** The draft on top of their record: changes that don't overlap are in it, conflicting fields hold mine. */
  draft: ProductDraft;
  /** Fields taken over from them without asking. */
  merged: DraftField[];
  /** Fields that a person has to settle, in the form's order. */
  conflicts: FieldConflict[];
}

/**
 * Three-way merge of an edit with a record that moved on (screens, 1.3).
 * @param base what the edit started from
 * @param mine the edit
 * @param theirs what the server holds now
 */
export function mergeDraft(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): Merge {
  const draft: ProductDraft = { ...theirs };
  const merged: DraftField[] = [];
  const conflicts: FieldConflict[] = [];
  const put = <Field extends DraftField>(field: Field, value: ProductDraft[Field]) => {
    draft[field] = value;
  };
  for (const field of DRAFT_FIELDS) {
    const iChanged = !sameValue(field, base[field], mine[field]);
    const theyChanged = !sameValue(field, base[field], theirs[field]);
    if (!iChanged) {
      if (theyChanged) merged.push(field);
      else put(field, mine[field]);
      continue;
    }
    if (!theyChanged || sameValue(field, mine[field], theirs[field])) {
      put(field, mine[field]);
    } else if (field === 'tags') {
      put('tags', mergeTags(base.tags, mine.tags, theirs.tags));
      merged.push(field);
    } else {
      put(field, mine[field]);
      conflicts.push(conflictOf(field, base, mine, theirs));
    }
  }
  return { draft: keepThumbnail(draft), merged, conflicts };
}

/** The draft with every conflict settled as chosen. */
export function settleConflicts(
  draft: ProductDraft,
  conflicts: readonly FieldConflict[],
  choices: Partial<Record<DraftField, Choice>>,
): ProductDraft {
  const settled = conflicts.map((conflict) => [conflict.field, settledValue(conflict, choices[conflict.field] ?? 'mine')]);
  return keepThumbnail({ ...draft, ...(Object.fromEntries(settled) as Partial<ProductDraft>) });
}

/** Whether a newer record says something else than the one that the edit started from. */
export function saysOtherwise(saved: Product, theirs: Product): boolean {
  if (saved.updatedAt === theirs.updatedAt) return false;
  const [a, b] = [toDraft(saved), toDraft(theirs)];
  return DRAFT_FIELDS.some((field) => !sameValue(field, a[field], b[field]));
}

function settledValue(conflict: FieldConflict, choice: Choice): unknown {
  if (choice === 'theirs') return conflict.theirs;
  if (choice === 'both' && conflict.both !== undefined) return conflict.both;
  return conflict.mine;
}

function conflictOf(field: DraftField, base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): FieldConflict {
  const conflict: FieldConflict = { field, base: base[field], mine: mine[field], theirs: theirs[field] };
  if (field === 'stock' || field === 'reserved') {
    const both = (theirs[field] ?? 0) + ((mine[field] ?? 0) - (base[field] ?? 0));
    if (both >= 0) conflict.both = both;
  }
  return conflict;
}

function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const takenOff = new Set(base.filter((tag) => !mine.includes(tag)));
  const putOn = mine.filter((tag) => !base.includes(tag) && !theirs.includes(tag));
  return [...theirs.filter((tag) => !takenOff.has(tag)), ...putOn];
}

/** A thumbnail is one of the images: when the merge took that image away, the first one stands in. */
function keepThumbnail(draft: ProductDraft): ProductDraft {
  if (draft.thumbnail === null || draft.images.length === 0) return draft;
  if (draft.images.some((image) => image.url === draft.thumbnail)) return draft;
  return { ...draft, thumbnail: draft.images[0]?.url ?? null };
}
