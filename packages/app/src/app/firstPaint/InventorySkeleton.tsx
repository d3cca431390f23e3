import { PageHeader, Skeleton } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { PageSkeleton } from './PageSkeleton';
import { Line } from './PageSkeleton.styles';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** Skeleton of the first signed-in page, painted before the app's code has loaded. Contains no personal data. */
export function InventorySkeleton() {
  const { t } = useTranslation('layout');
  return (
    <PageSkeleton>
      <PageHeader title={t('nav.inventory')} />
      {ROWS.map((row) => (
        <Line key={row}>
          <Skeleton shape="rect" width="40px" height="40px" />
          <Skeleton shape="text" width={`${28 + ((row * 7) % 24)}%`} />
        </Line>
      ))}
    </PageSkeleton>
  );
}
