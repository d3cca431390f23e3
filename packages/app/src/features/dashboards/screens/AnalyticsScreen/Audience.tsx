import type { Shares } from '@stockroom/contract';
import { DonutChart } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { saveChart } from '#features/dashboards/components/saveChart';
import { useChartLabels } from '#features/dashboards/components/useChartLabels';
import { useFigures } from '#features/dashboards/components/useFigures';
import { isAudiencePart, type AudienceName } from './audiences';

/** Visitors of the last 30 days by group, in people and in percent. */
export function Audience({ name, shares }: AudienceProps) {
  const { t } = useTranslation('dashboards');
  const { whole, percent } = useFigures();
  const labels = useChartLabels('parts', t('analytics.part'), whole);
  const values = useMemo(() => shares.series.map((share) => Math.round((shares.uniqueVisitors * share) / 100)), [shares]);
  return (
    <DonutChart
      name={t(`analytics.audience.${name}`)}
      hideName
      points={shares.labels.map((label) => ({ name: isAudiencePart(label) ? t(`analytics.parts.${label}`) : label }))}
      height={240}
      {...{ values, labels }}
      format={whole}
      formatShare={(share) => percent(share * 100)}
      onPicture={saveChart(`visitors-${name}`)}
    />
  );
}

interface AudienceProps {
  name: AudienceName;
  shares: Shares;
}
