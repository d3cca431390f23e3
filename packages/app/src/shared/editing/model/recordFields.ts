import type * as v from 'valibot';

/** A record whose version is the time of its last change: the base of an edit, by which a 409 is recognised. */
export interface Versioned {
  updatedAt: string;
}

export type FieldOf<Draft> = Extract<keyof Draft, string>;

/** One problem of one field. An error blocks saving; a warning can be overruled. */
export interface FieldIssue<Field extends string = string> {
  field: Field;
  severity?: 'error' | 'warning';
}

/** The edit to validate. */
export interface ValidatedEdit<Saved, Draft, Facts> {
  draft: Draft;
  saved: Saved;
  isNew: boolean;
  facts: Facts;
}

/**
 * Describes a record to the editing kit. An area writes one of these and gets an edit with draft, merge, conflict and undo:
 * ```ts
 * export const contactFields: RecordFields<Contact, ContactDraft, FormIssue> = {
 *   order: ['name', 'emails', 'notes'],
 *   schema: Contact,
 *   toDraft: ({ name, emails, notes }) => ({ name, emails, notes }),
 *   applyDraft: (saved, draft) => ({ ...saved, ...draft, name: draft.name.trim() }),
 *   issuesOf: ({ draft }) => contactIssues(draft),
 * };
 * ```
 * An area's own needs go into `facts`: knowledge that is not in the draft (who else has a code, whether a price follows
 * another).
 */
export interface RecordFields<
  Saved extends Versioned,
  Draft extends object,
  Issue extends FieldIssue = FieldIssue,
  Facts extends object = object,
> {
  /** The draft's fields, in the form's order. */
  order: readonly FieldOf<Draft>[];
  /** Schema of the stored record in a 409. */
  schema: v.GenericSchema<unknown, Saved>;
  toDraft: (saved: Saved) => Draft;
  /** The record once the draft is saved: texts trimmed, empty numbers filled. */
  applyDraft: (saved: Saved, draft: Draft) => Saved;
  /** Problems of the draft, in the form's order. */
  issuesOf: (edit: ValidatedEdit<Saved, Draft, Facts>) => Issue[];
  /** Whether two values of a field are equal. @default the same text or number, or lists and objects of the same */
  sameValue?: (field: FieldOf<Draft>, a: unknown, b: unknown) => boolean;
  /** Fields whose changes on two sides combine without asking, such as lists of tags. */
  join?: { [Field in keyof Draft]?: (base: Draft[Field], mine: Draft[Field], theirs: Draft[Field]) => Draft[Field] };
  /** Fields of which both changes can be combined, such as counts; `undefined` where these two can't. */
  keepBoth?: {
    [Field in keyof Draft]?: (base: Draft[Field], mine: Draft[Field], theirs: Draft[Field]) => Draft[Field] | undefined;
  };
  /** Repairs what a merge of fields can't see: a thumbnail that is no longer among the pictures. */
  tidy?: (draft: Draft) => Draft;
  /** Facts that accompany a draft when its edit begins. */
  factsOf?: (draft: Draft) => Facts;
  /** Facts that still hold once the draft contains somebody else's fields. @default all */
  keepFacts?: (facts: Facts, draft: Draft) => Facts;
  /** Updates what depends on a change. */
  updateDependents?: (draft: Draft, change: Partial<Draft>, facts: Facts) => { draft: Draft; facts: Facts };
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

/** Body of an update: the fields that differ, with the values that the record will have. */
export function changesOf<Saved extends Versioned, Draft extends object>(
  fields: Pick<RecordFields<Saved, Draft>, 'order' | 'sameValue' | 'toDraft' | 'applyDraft'>,
  saved: Saved,
  draft: Draft,
): Partial<Saved> {
  const next = fields.applyDraft(saved, draft);
  const changed = new Set<string>(changedFields(fields, fields.toDraft(saved), draft));
  return Object.fromEntries(Object.entries(next).filter(([field]) => changed.has(field))) as Partial<Saved>;
}

/** Whether an issue blocks saving. */
export const isError = ({ severity }: FieldIssue): boolean => severity !== 'warning';

export const isNewer = (record: Versioned, than: Versioned): boolean =>
  Date.parse(record.updatedAt) > (Date.parse(than.updatedAt) || 0);

function isSameValue(_field: string, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
