import type * as v from 'valibot';

/** A record whose version is the time of its last change: what an edit was based on, and what a 409 is told by. */
export interface Versioned {
  updatedAt: string;
}

export type FieldOf<Draft> = Extract<keyof Draft, string>;

/** One thing that is wrong with one field. An error keeps the record from being saved; a warning can be overruled. */
export interface FieldIssue<Field extends string = string> {
  field: Field;
  severity?: 'error' | 'warning';
}

/** The edit that is judged. */
export interface Judged<Saved, Draft, Facts> {
  draft: Draft;
  saved: Saved;
  isNew: boolean;
  facts: Facts;
}

/**
 * Describes a record to the editing kit. An area writes one of these and has an edit with draft, merge, conflict and undo:
 * ```ts
 * export const contactFields: RecordFields<Contact, ContactDraft, FormIssue> = {
 *   order: ['name', 'emails', 'notes'],
 *   schema: Contact,
 *   toDraft: ({ name, emails, notes }) => ({ name, emails, notes }),
 *   applyDraft: (saved, draft) => ({ ...saved, ...draft, name: draft.name.trim() }),
 *   issuesOf: ({ draft }) => contactIssues(draft),
 * };
 * ```
 * An area's own needs go into `facts`: what is known beside the draft (who else has a code, whether a price follows another).
 */
export interface RecordFields<
  Saved extends Versioned,
  Draft extends object,
  Issue extends FieldIssue = FieldIssue,
  Facts extends object = object,
> {
  /** The draft's fields, in the form's order. */
  order: readonly FieldOf<Draft>[];
  /** Reads the stored record out of a 409. */
  schema: v.GenericSchema<unknown, Saved>;
  toDraft: (saved: Saved) => Draft;
  /** The record as it will be once the draft is saved: texts trimmed, empty numbers filled. */
  applyDraft: (saved: Saved, draft: Draft) => Saved;
  /** Problems of the draft, in the form's order. */
  issuesOf: (edit: Judged<Saved, Draft, Facts>) => Issue[];
  /** Whether two values of a field say the same. @default the same text or number, or lists and objects of the same */
  sameValue?: (field: FieldOf<Draft>, a: unknown, b: unknown) => boolean;
  /** Fields whose changes on two sides fit together without a question, such as lists of tags. */
  join?: { [Field in keyof Draft]?: (base: Draft[Field], mine: Draft[Field], theirs: Draft[Field]) => Draft[Field] };
  /** Fields of which both changes can be kept, such as counts; `undefined` where this time they can't. */
  keepBoth?: {
    [Field in keyof Draft]?: (base: Draft[Field], mine: Draft[Field], theirs: Draft[Field]) => Draft[Field] | undefined;
  };
  /** Puts right what a merge of fields can't see: a thumbnail that is not among the pictures any more. */
  tidy?: (draft: Draft) => Draft;
  /** Facts beside a draft when its edit begins. */
  factsOf?: (draft: Draft) => Facts;
  /** The facts that still hold once fields of somebody else are in the draft. @default all */
  keepFacts?: (facts: Facts, draft: Draft) => Facts;
  /** Updates what depends on a change. */
  follow?: (draft: Draft, change: Partial<Draft>, facts: Facts) => { draft: Draft; facts: Facts };
}

/** The part of `RecordFields` that comparing and merging need. */
export type ComparedFields<Draft extends object> = Pick<
  RecordFields<Versioned, Draft>,
  'order' | 'sameValue' | 'join' | 'keepBoth' | 'tidy'
>;

/** The fields in which two drafts differ, in the form's order. */
export function changedFields<Draft extends object>(
  fields: Pick<ComparedFields<Draft>, 'order' | 'sameValue'>,
  from: Draft,
  to: Draft,
): FieldOf<Draft>[] {
  const { order, sameValue = isSameValue } = fields;
  return order.filter((field) => !sameValue(field, from[field], to[field]));
}

/** The body of an update: the fields that differ, as the record will have them. */
export function changesOf<Saved extends Versioned, Draft extends object>(
  fields: Pick<RecordFields<Saved, Draft>, 'order' | 'sameValue' | 'toDraft' | 'applyDraft'>,
  saved: Saved,
  draft: Draft,
): Partial<Saved> {
  const next = fields.applyDraft(saved, draft);
  const changed = new Set<string>(changedFields(fields, fields.toDraft(saved), draft));
  return Object.fromEntries(Object.entries(next).filter(([field]) => changed.has(field))) as Partial<Saved>;
}

/** Whether an issue keeps the record from being saved. */
export const isError = ({ severity }: FieldIssue): boolean => severity !== 'warning';

export const isNewer = (record: Versioned, than: Versioned): boolean =>
  Date.parse(record.updatedAt) > (Date.parse(than.updatedAt) || 0);

function isSameValue(_field: string, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
