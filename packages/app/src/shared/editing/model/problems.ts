import { type FieldIssue, isError } from './recordFields';
import type { Refusal } from './writeFailure';

/** A form's message at one field. */
export interface FieldProblem<Issue> {
  /** Keeps the record from being saved. */
  error?: Issue;
  /** Worth a look, and saved all the same. */
  warning?: Issue;
  /** The server's own words. */
  refusal?: string;
}

export type Problems<Field extends string, Issue> = Partial<Record<Field, FieldProblem<Issue>>>;

/** Which fields were left, and whether the form was sent. */
export interface Seen<Field extends string> {
  submitted: boolean;
  left: readonly Field[];
}

/**
 * The problems to show: an error once its field was left or a save was tried, and not while first typing;
 * a warning at once, as it stands in nobody's way; a server's error until its field changes.
 */
export function shownProblems<Field extends string, Issue extends FieldIssue>(
  issues: readonly (Issue & { field: Field })[],
  refusals: readonly Refusal<Field>[],
  seen: Seen<Field>,
): Problems<Field, Issue> {
  const problems: Problems<Field, Issue> = {};
  const at = (field: Field): FieldProblem<Issue> => (problems[field] ??= {});
  for (const issue of issues) {
    if (!isError(issue)) at(issue.field).warning ??= issue;
    else if (seen.submitted || seen.left.includes(issue.field)) at(issue.field).error ??= issue;
  }
  for (const { field, message } of refusals) at(field).refusal ??= message;
  return problems;
}
