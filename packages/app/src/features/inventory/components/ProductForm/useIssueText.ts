import type { ProductProblem } from '#features/inventory/model/productFields';
import type { ProductIssue } from '#features/inventory/model/productRules';
import { useRefusalText } from '#shared/editing/useRefusalText';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Texts of problems found by the rules, with numbers formatted for the language. */
export function useIssueText() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const refusalText = useRefusalText();
  const issueText = ({ code, params }: ProductIssue): string => {
    const money = (value: string | number | undefined) => (typeof value === 'number' ? format.money(value) : value);
    const number = (value: string | number | undefined) => (typeof value === 'number' ? format.number(value) : value);
    return t(`rules.${code}`, { ...params, max: number(params.max), stock: number(params.stock), cost: money(params.cost) });
  };
  return {
    issueText,
    /** Text of an error that must be corrected. */
    errorText: (problem: ProductProblem | undefined): string | undefined => {
      if (problem?.error) return issueText(problem.error);
      return problem?.refusal === undefined ? undefined : refusalText(problem.refusal);
    },
    /** Text of a warning. */
    warningText: (problem: ProductProblem | undefined): string | undefined =>
      problem?.warning ? issueText(problem.warning) : undefined,
  };
}
