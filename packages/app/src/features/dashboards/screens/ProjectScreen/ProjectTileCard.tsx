import { ProjectParts } from '@stockroom/contract';
import { IconButton, Menu, Stat } from '@stockroom/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFigures } from '../../components/useFigures';
import { Widget, type PartsQuery } from '../../components/Widget/Widget';

export const TILES = ['due', 'overdue', 'issues', 'features'] as const;
type TileName = (typeof TILES)[number];
const DAYS = [1, 2, 3] as const;

/** A number of today, with a second one of a day that its menu chooses. */
export function ProjectTileCard({ name, query }: ProjectTileCardProps) {
  const { t } = useTranslation('dashboards');
  const { whole } = useFigures();
  const [days, setDays] = useState<(typeof DAYS)[number]>(1);
  const title = t(`project.tiles.${name}`);
  const label = t('project.tileMenu', { title });
  const menu = (
    <Menu
      label={label}
      trigger={<IconButton icon="more" size="sm" label={label} />}
      items={[
        {
          type: 'section',
          title: t('project.compareWith'),
          choice: 'one',
          items: DAYS.map((each) => ({
            id: String(each),
            label: t(`project.daysAgo.${each}`),
            checked: each === days,
            onSelect: () => setDays(each),
          })),
        },
      ]}
    />
  );
  return (
    <Widget title={title} query={query} part="tiles" schema={ProjectParts.tiles} height={88} actions={menu}>
      {({ [name]: { count, before } }) => (
        <Stat
          label={t(`project.tileLabels.${name}`)}
          value={whole(count)}
          size="lg"
          compared={t(`project.tileSecond.${name}`, {
            value: whole(before[days - 1] ?? 0),
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
