import { type Choice, mergeDrafts, settleConflicts } from '../model/merge';
import { changedFields, type FieldIssue, type FieldOf, isNewer, type RecordFields, type Versioned } from '../model/recordFields';
import type { SaveContext, SaveFields, SaveInput } from './saveTypes';

/** Merges that may be tried by themselves when the record keeps moving; then the person decides when to go on. */
export const MAX_MERGES = 3;

/** Pure steps of `saveMachine`: what becomes of its context. */
export function saveSteps<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
) {
  type Context = SaveContext<Saved, Draft, Facts>;
  type Change = Partial<Context>;

  const factsOf = (draft: Draft): Facts => fields.factsOf?.(draft) ?? ({} as Facts);
  const keepFacts = (facts: Facts, draft: Draft): Facts => fields.keepFacts?.(facts, draft) ?? facts;

  /** An edit in which nothing happened yet. */
  function cleanContext(saved: Saved): Omit<Context, 'isNew' | 'calls'> {
    const draft = fields.toDraft(saved);
    return {
      saved,
      snapshot: null,
      draft,
      sent: null,
      facts: factsOf(draft),
      left: [],
      submitted: false,
      refusals: [],
      theirs: null,
      conflicts: [],
      choices: {},
      merged: [],
      mergeCount: 0,
      failure: null,
      failedToSave: false,
    };
  }

  function startContext({ record, isNew = false, calls }: SaveInput<Saved, Draft>): Context {
    return { ...cleanContext(record), isNew, calls };
  }

  /** Puts a change into the draft, and what depends on it. What the server refused of it is forgotten. */
  function changeDraft(context: Context, change: Partial<Draft>, learned?: Partial<Facts>): Change {
    const changed = { ...context.draft, ...change };
    const followed = fields.follow?.(changed, change, context.facts) ?? { draft: changed, facts: context.facts };
    return {
      draft: followed.draft,
      facts: { ...followed.facts, ...learned },
      refusals: context.refusals.filter(({ field }) => !(field in change)),
      failure: null,
    };
  }

  /** Takes up a draft that outlived a reload. When the record moved on meanwhile, that is said and merged like any other. */
  function restoreDraft(context: Context, base: Saved, draft: Draft): Change {
    const theirs = !context.isNew && isNewer(context.saved, base) ? context.saved : null;
    return { ...cleanContext(base), draft, facts: factsOf(draft), theirs };
  }

  /** Snapshot and apply: from now on the record is expected to be what the draft says. */
  function beginSave({ saved, draft }: Context): Change {
    return { snapshot: saved, sent: draft, saved: fields.applyDraft(saved, draft), failure: null, refusals: [] };
  }

  /** Settles a save. What was typed meanwhile stays on top. */
  function settleSave({ sent, draft, facts, theirs }: Context, record: Saved): Change {
    const clean = { ...cleanContext(record), isNew: false, theirs: theirs && isNewer(theirs, record) ? theirs : null };
    if (!sent || changedFields(fields, sent, draft).length === 0) return clean;
    const merged = mergeDrafts(fields, sent, draft, clean.draft).draft;
    return { ...clean, draft: merged, facts: keepFacts(facts, merged) };
  }

  /** Takes an optimistic write back. The draft stays. */
  function rollBack({ saved, snapshot }: Context): Change {
    return { saved: snapshot ?? saved, snapshot: null, sent: null };
  }

  function mergeOf(context: Context, current: Saved) {
    return mergeDrafts(fields, fields.toDraft(context.snapshot ?? context.saved), context.draft, fields.toDraft(current));
  }

  /** Whether everything of the draft fits onto a newer record without asking. */
  function mergesQuietly(context: Context, current: Saved): boolean {
    return context.mergeCount < MAX_MERGES && mergeOf(context, current).conflicts.length === 0;
  }

  /** Puts a newer record under the draft. Without conflicts the edit goes on from there; with them a person settles each first. */
  function mergeWith(context: Context, current: Saved): Change {
    const { draft, merged, conflicts } = mergeOf(context, current);
    const isQuiet = conflicts.length === 0;
    return {
      saved: isQuiet ? current : (context.snapshot ?? context.saved),
      draft: isQuiet ? draft : context.draft,
      facts: keepFacts(context.facts, draft),
      theirs: isQuiet ? null : current,
      snapshot: null,
      sent: null,
      merged,
      conflicts,
      // A choice holds as long as what was chosen between is the same.
      choices: keepChoices(context, conflicts),
      mergeCount: context.mergeCount + 1,
    };
  }

  /** The draft as the person settled it, on top of their record. */
  function applyChoices(context: Context): Change {
    const settled = { theirs: null, conflicts: [], choices: {}, mergeCount: 0 };
    if (!context.theirs) return settled;
    const { draft, conflicts } = mergeOf(context, context.theirs);
    const chosen = settleConflicts(fields, draft, conflicts, context.choices);
    return { saved: context.theirs, draft: chosen, facts: factsOf(chosen), ...settled };
  }

  function keepChoices(context: Context, conflicts: Context['conflicts']): Context['choices'] {
    const before = new Map(context.conflicts.map((conflict) => [conflict.field, conflict]));
    const kept = conflicts.filter(({ field, theirs }) => Object.is(before.get(field)?.theirs, theirs));
    const choices: Partial<Record<FieldOf<Draft>, Choice>> = {};
    for (const { field } of kept) if (context.choices[field]) choices[field] = context.choices[field];
    return choices;
  }

  return {
    startContext,
    cleanContext,
    changeDraft,
    restoreDraft,
    beginSave,
    settleSave,
    rollBack,
    mergesQuietly,
    mergeWith,
    applyChoices,
  };
}

/** The fields that are not saved yet. */
export function unsavedFields<Saved, Draft extends object>(
  fields: Pick<RecordFields<Saved & Versioned, Draft>, 'order' | 'sameValue' | 'toDraft'>,
  { saved, draft }: { saved: Saved & Versioned; draft: Draft },
): FieldOf<Draft>[] {
  return changedFields(fields, fields.toDraft(saved), draft);
}

/**
 * Problems of an edit. A problem that an existing record brought along, and that nobody touched, keeps nobody from saving the
 * rest: it is a
 * warning.
 */
export function issuesOf<Saved extends Versioned, Draft extends object, Issue extends FieldIssue, Facts extends object>(
  fields: Pick<RecordFields<Saved, Draft, Issue, Facts>, 'order' | 'sameValue' | 'toDraft' | 'issuesOf'>,
  edit: Pick<SaveContext<Saved, Draft, Facts>, 'isNew' | 'saved' | 'draft' | 'facts'>,
): Issue[] {
  const issues = fields.issuesOf(edit);
  if (edit.isNew || issues.length === 0) return issues;
  const changed = new Set<string>(unsavedFields(fields, edit));
  return issues.map((issue) => (changed.has(issue.field) ? issue : { ...issue, severity: 'warning' }));
}
