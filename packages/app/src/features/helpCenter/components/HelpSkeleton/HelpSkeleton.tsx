import { Skeleton, VisuallyHidden } from '@stockroom/ui';
import { space } from '@stockroom/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '#shared/i18n/useTranslation';

const Waiting = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Placeholder of a help center page while it loads. */
export function HelpSkeleton({ rows = 5, height = 48 }: HelpSkeletonProps) {
  const { t } = useTranslation('helpCenter');
  return (
    <Waiting role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="rect" height={height} />
      ))}
    </Waiting>
  );
}

export interface HelpSkeletonProps {
  rows?: number;
  /** Height of a row, in px. */
  height?: number;
}
