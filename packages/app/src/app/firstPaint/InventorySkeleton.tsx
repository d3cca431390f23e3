import { PageHeader, Skeleton } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { PageSkeleton } from './PageSkeleton';
import { Line } from './PageSkeleton.styles';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** The shape of the signed-in first page, painted before the app's code is there. It says nothing about anybody. */
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
