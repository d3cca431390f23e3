import { ErrorSummary } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { DRAFT_FIELDS } from '#features/inventory/model/draft';
import type { ProductProblems } from '#features/inventory/model/productFields';
import { fieldId } from './fieldId';
import { useIssueText } from './useIssueText';

/** Problems that prevent saving the product, each a link to its field. Takes the focus at each failed attempt. */
export function FormProblems({ problems, attempt }: { problems: ProductProblems; attempt: number }) {
  const { t } = useTranslation('inventory');
  const { errorText } = useIssueText();
  const errors = DRAFT_FIELDS.flatMap((field) => {
    const message = errorText(problems[field]);
    return message === undefined ? [] : [{ fieldId: fieldId(field), message: `${t(`fields.${field}`)}: ${message}` }];
  });
  if (attempt === 0) return null;
  return <ErrorSummary title={t('form.problems', { count: errors.length })} errors={errors} attempt={attempt} />;
}
