import { type FieldIssue, isError } from './recordFields';
import type { Refusal } from './writeFailure';

/** A form's message for one field. */
export interface FieldProblem<Issue> {
  /** Blocks saving. */
  error?: Issue;
  /** Worth checking, but does not block saving. */
  warning?: Issue;
  /** Message in the server's own words. */
  refusal?: string;
}

export type Problems<Field extends string, Issue> = Partial<Record<Field, FieldProblem<Issue>>>;

/** Fields that were left, and whether the form was submitted. */
export interface FormInteraction<Field extends string> {
  submitted: boolean;
  left: readonly Field[];
}

/**
 * Problems to show: an error once its field was left or a save was attempted, and not during the first typing; a warning at
 * once, as it blocks nothing; a server's error until its field changes.
 */
export function shownProblems<Field extends string, Issue extends FieldIssue>(
  issues: readonly (Issue & { field: Field })[],
  refusals: readonly Refusal<Field>[],
  seen: FormInteraction<Field>,
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
