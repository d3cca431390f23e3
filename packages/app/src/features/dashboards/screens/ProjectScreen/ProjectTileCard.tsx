import { ProjectParts } from '@stockroom/contract';
import { Stat } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { CardMenu } from '../../components/CardMenu';
import { oneOf } from '../../components/oneOf';
import { useFigures } from '../../components/useFigures';
import { Widget, type PartsQuery } from '../../components/Widget/Widget';

export const TILES = ['due', 'overdue', 'issues', 'features'] as const;
type TileName = (typeof TILES)[number];
const DAYS = ['1', '2', '3'] as const;

/** A number of today, with a second one of a day that its menu chooses. */
export function ProjectTileCard({ name, query }: ProjectTileCardProps) {
  const { t } = useTranslation('dashboards');
  const { whole } = useFigures();
  const [days, setDays] = useState<(typeof DAYS)[number]>('1');
  const title = t(`project.tiles.${name}`);
  const options = DAYS.map((id) => ({ id, label: t(`project.daysAgo.${id}`) }));
  const menu = (
    <CardMenu label={t('project.tileMenu', { title })} items={[oneOf(t('project.compareWith'), options, days, setDays)]} />
  );
  return (
    <Widget title={title} query={query} part="tiles" schema={ProjectParts.tiles} height={88} actions={menu}>
      {({ [name]: { count, before } }) => (
        <Stat
          label={t(`project.tileLabels.${name}`)}
          value={whole(count)}
          size="lg"
          compared={t(`project.tileSecond.${name}`, {
            value: whole(before[Number(days) - 1] ?? 0),
            day: t(`project.daysAgo.${days}`),
          })}
        />
      )}
    </Widget>
  );
}

interface ProjectTileCardProps {
  name: TileName;
  query: PartsQuery;
}
