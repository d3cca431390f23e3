import { Skeleton, VisuallyHidden, Stack } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Placeholder of a text while it loads. */
export function GuideSkeleton({ rows, height }: { rows: number; height: number }) {
  const { t } = useTranslation('guides');
  return (
    <Stack gap={3} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="rect" height={height} />
      ))}
    </Stack>
  );
}
