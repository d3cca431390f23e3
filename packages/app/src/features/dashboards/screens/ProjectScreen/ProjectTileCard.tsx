import { ProjectParts } from '@stockroom/contract';
import { Stat } from '@stockroom/ui';
import { CardMenu } from '#features/dashboards/components/CardMenu';
import { choiceSection } from '#features/dashboards/components/choiceSection';
import { useFigures } from '#features/dashboards/components/useFigures';
import { Widget, type PartsQuery } from '#features/dashboards/components/Widget/Widget';
import { TILE_DAYS, type TileDay, type TileName } from '#features/dashboards/model/dashboardAddress';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Today's number, with a second number from a day chosen in its menu. */
export function ProjectTileCard({ name, query, day, onDay }: ProjectTileCardProps) {
  const { t } = useTranslation('dashboards');
  const { whole } = useFigures();
  const title = t(`project.tiles.${name}`);
  const options = TILE_DAYS.map((id) => ({ id, label: t(`project.daysAgo.${id}`) }));
  const menu = (
    <CardMenu label={t('project.tileMenu', { title })} items={[choiceSection(t('project.compareWith'), options, day, onDay)]} />
  );
  return (
    <Widget title={title} query={query} part="tiles" schema={ProjectParts.tiles} height={88} actions={menu}>
      {({ [name]: { count, before } }) => (
        <Stat
          label={t(`project.tileLabels.${name}`)}
          value={whole(count)}
          size="lg"
          compared={t(`project.tileSecond.${name}`, {
            value: whole(before[Number(day) - 1] ?? 0),
            day: t(`project.daysAgo.${day}`),
          })}
        />
      )}
    </Widget>
  );
}

interface ProjectTileCardProps {
  name: TileName;
  query: PartsQuery;
  /** The day shown beside today. */
  day: TileDay;
  onDay: (day: TileDay) => void;
}
