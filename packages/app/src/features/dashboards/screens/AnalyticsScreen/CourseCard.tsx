import type { Course } from '@stockroom/contract';
import { IconButton, Menu, Sparkline } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { ChangeStat } from '../../components/ChangeStat';
import { useFigures } from '../../components/useFigures';
import { stretchOf } from '../../model/courses';
import { CARD_RANGES, type CardRange, type Period } from '../../model/periods';

/** One number over the page's time, or over one that its menu chooses. */
export function CourseCard({ title, course, period, own }: CourseCardProps) {
  const { t } = useTranslation('dashboards');
  const { whole } = useFigures();
  const range = own ?? period;
  const stretch = useMemo(() => stretchOf(course, range, 'sum'), [course, range]);
  return (
    <ChangeStat
      label={t(`period.last.${range}`)}
      value={stretch.total === null ? t('chart.noValue') : whole(stretch.total)}
      change={stretch.change}
      compared={t(`period.before.${range}`)}
    >
      <Sparkline
        values={stretch.values}
        label={t('chart.courseOf', { name: title, when: t(`period.last.${range}`) })}
        height={48}
      />
    </ChangeStat>
  );
}

/** Chooses a time for one card alone. */
export function CourseMenu({ title, own, onOwn }: CourseMenuProps) {
  const { t } = useTranslation('dashboards');
  const label = t('analytics.rangeOf', { title });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" size="sm" label={label} />}
      items={[
        {
          type: 'section',
          title: t('period.label'),
          choice: 'one',
          items: [null, ...CARD_RANGES].map((each) => ({
            id: each ?? 'page',
            label: each === null ? t('period.asPage') : t(`period.last.${each}`),
            checked: each === own,
            onSelect: () => onOwn(each),
          })),
        },
      ]}
    />
  );
}

interface CourseCardProps {
  title: string;
  course: Course;
  period: Period;
  /** A time of its own; `null` for the page's. */
  own: CardRange | null;
}

interface CourseMenuProps extends Pick<CourseCardProps, 'title' | 'own'> {
  onOwn: (range: CardRange | null) => void;
}
