import { type FocusEvent, useState } from 'react';
import type { ContactIssue, ContactRule } from '#features/contacts/model/contactIssues';
import type { FieldProblem } from '#shared/editing/model/problems';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useProblemText } from './useProblemText';

/** Problems of single rows: shown once a row was left or a save was tried, except in the row being typed in. */
export function useRowProblems(problem: FieldProblem<ContactIssue> | undefined, onLeave: () => void) {
  const { t } = useTranslation('contacts');
  const textOf = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const isShown = problem?.error !== undefined;
  return {
    /** The server's error, unless a row shows its own. */
    refusal: isShown ? undefined : textOf(problem),
    /** @param about rule of the row's field that shows the problem */
    errorOf: (key: string, rule: ContactRule | null, about: ContactRule): string | undefined =>
      isShown && key !== typed && rule === about ? t(`rules.${rule}`) : undefined,
    rowProps: (key: string) => ({
      onFocus: () => setTyped(key),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        setTyped(null);
        onLeave();
      },
    }),
  };
}
