import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Rows } from '../HelpPage.styles';
import { SkeletonRow } from './FaqList.styles';

/** Placeholder of a list of questions while it loads. */
export function FaqSkeleton({ rows }: FaqSkeletonProps) {
  const { t } = useTranslation('helpCenter');
  return (
    <Rows role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonRow key={row}>
          <Skeleton width="70%" />
        </SkeletonRow>
      ))}
    </Rows>
  );
}

interface FaqSkeletonProps {
  /** Expected number of questions. */
  rows: number;
}
