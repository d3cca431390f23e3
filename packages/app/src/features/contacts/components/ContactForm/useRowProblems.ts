import { type FocusEvent, useState } from 'react';
import type { FieldProblem } from '../../../../shared/editing/model/problems';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import type { ContactIssue, ContactRule } from '../../model/contactIssues';
import { useProblemText } from './useProblemText';

/** Shows at each row what is wrong with it: once one was left or a save was tried, and not where one is typing. */
export function useRowProblems(problem: FieldProblem<ContactIssue> | undefined, onLeave: () => void) {
  const { t } = useTranslation('contacts');
  const textOf = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const isShown = problem?.error !== undefined;
  return {
    /** The server's error. */
    refusal: isShown ? undefined : textOf(problem),
    /** @param about which of a row's fields asks */
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
