import type { DraftField } from './draft';
import { isError, type ProductIssue } from './productRules';
import type { Refusal } from './writeFailure';

/** What the form shows at one field. */
export interface FieldProblem {
  /** Keeps the product from being saved. */
  error?: ProductIssue;
  /** Worth a look, and saved all the same. */
  warning?: ProductIssue;
  /** The server's own words. */
  refusal?: string;
}

export type Problems = Partial<Record<DraftField, FieldProblem>>;

/**
 * What to show of what is wrong: an error once its field was left or a save was tried, and not while first typing
 * (screens, 1.2.5); a warning at once, as it stands in nobody's way.
 */
export function shownProblems(
  issues: readonly ProductIssue[],
  refusals: readonly Refusal[],
  seen: { submitted: boolean; left: readonly DraftField[] },
): Problems {
  const problems: Problems = {};
  const at = (field: DraftField) => (problems[field] ??= {});
  for (const issue of issues) {
    if (issue.field === 'id') continue;
    if (!isError(issue)) at(issue.field).warning ??= issue;
    else if (seen.submitted || seen.left.includes(issue.field)) at(issue.field).error ??= issue;
  }
  for (const { field, message } of refusals) at(field).refusal ??= message;
  return problems;
}
