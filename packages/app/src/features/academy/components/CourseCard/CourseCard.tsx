import type { CourseOutline } from '@stockroom/contract';
import { Badge, ButtonLink, Highlight, ProgressBar, Heading, Text } from '@stockroom/ui';
import { academyPaths } from '#features/academy/academyPaths';
import { missingBefore, percentOf, stateOf } from '#features/academy/model/progress';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { CardRoot, Facts, Line, Progress } from './CourseCard.styles';

/** A course in the list: subject, duration and progress. Renders an `<li>`. */
export function CourseCard({ course, category, search }: CourseCardProps) {
  const { t } = useTranslation('academy');
  const format = useFormat();
  const { id, title, description, duration, totalSteps, progress, completedAt } = course;
  const before = missingBefore(course);
  const state = stateOf(course);
  return (
    <CardRoot>
      <Line>
        <Badge>{category}</Badge>
        {progress.completed > 0 && (
          <Badge tone="success" icon="check">
            {t('completed')}
          </Badge>
        )}
      </Line>
      <Heading level={2}>
        <Highlight text={title} query={search} />
      </Heading>
      <Text tone="muted">
        <Highlight text={description} query={search} />
      </Text>
      <div>
        {before.length > 0 && (
          <Facts>
            {t('before.short', { courses: new Intl.ListFormat(format.locale).format(before.map((each) => each.title)) })}
          </Facts>
        )}
        <Facts>
          {t('facts', { count: totalSteps, minutes: format.number(duration), steps: format.number(totalSteps) })} ·{' '}
          {t(progress.completed > 2 ? 'times.many' : `times.${TIMES[progress.completed] ?? 'never'}`, {
            count: progress.completed,
            formatted: format.number(progress.completed),
          })}
          {/* Keeps the date on one line. */}
          {completedAt !== null && ` · ${format.date(completedAt).replaceAll(' ', '\u00a0')}`}
        </Facts>
        <Progress>
          <ProgressBar
            label={t('progressOf', { title })}
            value={percentOf(course)}
            valueText={format.percent(percentOf(course))}
            tone={state === 'done' ? 'success' : 'accent'}
          />
        </Progress>
      </div>
      <div>
        <ButtonLink href={academyPaths.course(id)} aria-label={t(`open.${state}`, { title })}>
          {t(`act.${state}`)}
        </ButtonLink>
      </div>
    </CardRoot>
  );
}

const TIMES = ['never', 'once', 'twice'] as const;

export interface CourseCardProps {
  course: CourseOutline;
  /** Name of the course's category. */
  category: string;
  /** Search terms to highlight in title and description. */
  search: string;
}
