import type { ContactIssue } from '#features/contacts/model/contactIssues';
import type { FieldProblem } from '#shared/editing/model/problems';
import { useRefusalText } from '#shared/editing/useRefusalText';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Text of a field's problem; `undefined` when there is none. */
export function useProblemText() {
  const { t } = useTranslation('contacts');
  const refusalText = useRefusalText();
  return (problem: FieldProblem<ContactIssue> | undefined): string | undefined => {
    if (problem?.error) return t(`rules.${problem.error.rule}`);
    return problem?.refusal === undefined ? undefined : refusalText(problem.refusal);
  };
}
