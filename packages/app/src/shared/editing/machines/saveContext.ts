import { type Choice, mergeDrafts, settleConflicts } from '../model/merge';
import { changedFields, type FieldIssue, type FieldOf, isNewer, type RecordFields, type Versioned } from '../model/recordFields';
import type { SaveContext, SaveFields, SaveInput } from './saveTypes';

/** Automatic merges in a row while the record keeps changing; then the person decides when to continue. */
export const MAX_MERGES = 3;

/** Pure steps of `saveMachine`: each computes the next context. */
export function saveSteps<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
) {
  type Context = SaveContext<Saved, Draft, Facts>;
  type Change = Partial<Context>;

  const factsOf = (draft: Draft): Facts => fields.factsOf?.(draft) ?? ({} as Facts);
  const keepFacts = (facts: Facts, draft: Draft): Facts => fields.keepFacts?.(facts, draft) ?? facts;

  /** Context of an untouched edit. */
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

  /** Applies a change to the draft and to what depends on it, and clears the server's refusals of the changed fields. */
  function changeDraft(context: Context, change: Partial<Draft>, learned?: Partial<Facts>): Change {
    const changed = { ...context.draft, ...change };
    const followed = fields.updateDependents?.(changed, change, context.facts) ?? { draft: changed, facts: context.facts };
    return {
      draft: followed.draft,
      facts: { ...followed.facts, ...learned },
      refusals: context.refusals.filter(({ field }) => !(field in change)),
      failure: null,
    };
  }

  /**
   * Restores a draft that survived a reload. If the record changed meanwhile, that is announced and merged like any other
   * change.
   */
  function restoreDraft(context: Context, base: Saved, draft: Draft): Change {
    const theirs = !context.isNew && isNewer(context.saved, base) ? context.saved : null;
    return { ...cleanContext(base), draft, facts: factsOf(draft), theirs };
  }

  /** Takes a snapshot and applies the draft: from now on the record is expected to equal it. */
  function beginSave({ saved, draft }: Context): Change {
    return { snapshot: saved, sent: draft, saved: fields.applyDraft(saved, draft), failure: null, refusals: [] };
  }

  /** Completes a save. What was typed meanwhile stays on top. */
  function settleSave({ sent, draft, facts, theirs }: Context, record: Saved): Change {
    const clean = { ...cleanContext(record), isNew: false, theirs: theirs && isNewer(theirs, record) ? theirs : null };
    if (!sent || changedFields(fields, sent, draft).length === 0) return clean;
    const merged = mergeDrafts(fields, sent, draft, clean.draft).draft;
    return { ...clean, draft: merged, facts: keepFacts(facts, merged) };
  }

  /** Rolls back an optimistic write. The draft stays. */
  function rollBack({ saved, snapshot }: Context): Change {
    return { saved: snapshot ?? saved, snapshot: null, sent: null };
  }

  function mergeOf(context: Context, current: Saved) {
    return mergeDrafts(fields, fields.toDraft(context.snapshot ?? context.saved), context.draft, fields.toDraft(current));
  }

  /** Whether the whole draft merges with a newer record without asking. */
  function mergesQuietly(context: Context, current: Saved): boolean {
    return context.mergeCount < MAX_MERGES && mergeOf(context, current).conflicts.length === 0;
  }

  /**
   * Rebases the draft onto a newer record. Without conflicts the edit continues from there; with conflicts a person settles
   * each first.
   */
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
      // A choice stays valid as long as its two alternatives are the same.
      choices: keepChoices(context, conflicts),
      mergeCount: context.mergeCount + 1,
    };
  }

  /** Applies the person's choices on top of their record. */
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

/** Unsaved fields. */
export function unsavedFields<Saved, Draft extends object>(
  fields: Pick<RecordFields<Saved & Versioned, Draft>, 'order' | 'sameValue' | 'toDraft'>,
  { saved, draft }: { saved: Saved & Versioned; draft: Draft },
): FieldOf<Draft>[] {
  return changedFields(fields, fields.toDraft(saved), draft);
}

/**
 * Problems of an edit. A problem that an existing record already had in an untouched field is only a warning and does not
 * block saving the rest.
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
