import { mergeDrafts } from '../model/merge';
import { changedFields, type FieldOf, isError, type Versioned } from '../model/recordFields';
import type { AutosaveContext, AutosaveInput, StoredChanges } from './autosaveTypes';
import type { SaveFields } from './saveTypes';

/** Pure steps of `autosaveMachine`: each computes the next context. */
export function autosaveSteps<Saved extends Versioned, Draft extends object, Facts extends object>(
  fields: SaveFields<Saved, Draft, Facts>,
) {
  type Context = AutosaveContext<Saved, Draft>;
  type Field = FieldOf<Draft>;

  /** The draft as it would be stored: a space at the end of a title is still being typed. */
  const tidy = ({ saved, draft }: Pick<Context, 'saved' | 'draft'>): Draft => fields.toDraft(fields.applyDraft(saved, draft));

  const pick = (draft: Draft, names: readonly Field[]): Partial<Draft> =>
    Object.fromEntries<unknown>(names.map((name) => [name, draft[name]])) as Partial<Draft>;

  function startContext({ record, storedChanges, calls }: AutosaveInput<Saved, Draft>): Context {
    const opened = fields.toDraft(record);
    const draft = { ...opened, ...storedChanges?.changes };
    const changed = changedFields(fields, opened, draft);
    const isInQuestion = (field: Field) => storedChanges?.inQuestion.includes(field) ?? false;
    // Text typed over an older version overwrites nothing without asking; a field whose stored value is the same as then has
    // not changed.
    const isSame = storedChanges?.version === record.updatedAt;
    const { base = {} } = storedChanges ?? {};
    const changedSince = new Set(changedFields(fields, { ...opened, ...base }, opened));
    const isOlder = (field: Field) => !isSame && (changedSince.has(field) || !(field in base));
    return {
      calls,
      saved: record,
      draft,
      conflicts: changed.filter((field) => isInQuestion(field) || isOlder(field)),
      opened,
      error: null,
      hasSaved: false,
    };
  }

  /** Changes to send: fields that differ from the stored ones, can be saved, and are in no conflict. */
  function pendingChanges({ saved, draft, conflicts }: Pick<Context, 'saved' | 'draft' | 'conflicts'>): Partial<Draft> {
    const issues = fields.issuesOf({ draft, saved, isNew: false, facts: fields.factsOf?.(draft) ?? ({} as Facts) });
    const stuck = new Set<string>([...conflicts, ...issues.filter(isError).map(({ field }) => field)]);
    const next = tidy({ saved, draft });
    return pick(
      next,
      changedFields(fields, fields.toDraft(saved), next).filter((field) => !stuck.has(field)),
    );
  }

  /** Changes that can't be sent, or are not saved yet; `null` when there are none. */
  function keptChanges({ saved, draft, conflicts }: Context): StoredChanges<Draft> | null {
    const next = tidy({ saved, draft });
    const stored = fields.toDraft(saved);
    const changed = changedFields(fields, stored, next);
    if (changed.length === 0) return null;
    return {
      version: saved.updatedAt,
      changes: pick(next, changed),
      base: pick(stored, changed),
      inQuestion: conflicts.filter((field) => changed.includes(field)),
    };
  }

  /**
   * Merges the draft with the server's record.
   * @param sent fields that this edit itself has saved: the base of later changes
   */
  function takeRecord(context: Context, record: Saved, sent: Partial<Draft> = {}): Partial<Context> {
    const theirs = fields.toDraft(record);
    const base = { ...fields.toDraft(context.saved), ...sent };
    const merge = mergeDrafts(fields, base, context.draft, theirs);
    const isApart = new Set(changedFields(fields, merge.draft, theirs));
    const still = context.conflicts.filter((field) => isApart.has(field));
    return {
      saved: record,
      draft: merge.draft,
      // Undo of this edit does not revert what others wrote.
      opened: { ...context.opened, ...pick(theirs, changedFields(fields, base, theirs)) },
      conflicts: [...new Set([...still, ...merge.conflicts.map(({ field }) => field)])],
    };
  }

  /** Values before the edit of the fields edited since; empty when there are none. */
  function editedSince({ opened, saved }: Context, changes: Partial<Draft>): Partial<Draft> {
    return pick(opened, changedFields(fields, opened, { ...fields.toDraft(saved), ...changes }));
  }

  return { startContext, pendingChanges, keptChanges, takeRecord, editedSince };
}
