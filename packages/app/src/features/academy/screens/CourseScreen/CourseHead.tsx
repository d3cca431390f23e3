import type { AcademyCourse } from '@stockroom/contract';
import { Alert, Badge, Breadcrumbs, Link, PageHeader, ProgressBar } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { academyPaths } from '#features/academy/academyPaths';
import { categoriesQuery } from '#features/academy/api/courseQueries';
import { missingBefore, percentOf, stateOf } from '#features/academy/model/progress';
import { useFormat } from '#shared/format/useFormat';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Before, Facts, Whole } from './CourseScreen.styles';

/** A course's subject, length, progress, and its prerequisites. */
export function CourseHead({ course, isNaming }: CourseHeadProps) {
  const { t } = useTranslation('academy');
  return (
    <Whole>
      <PageHeader
        title={course?.title ?? t('title')}
        isTitlePending={isNaming}
        description={course?.description}
        breadcrumbs={
          <Breadcrumbs
            label={t('where')}
            items={[{ label: t('back'), href: academyPaths.academy }, { label: course?.title ?? t('title') }]}
          />
        }
      />
      {course && <CourseFacts course={course} />}
    </Whole>
  );
}

function CourseFacts({ course }: { course: AcademyCourse }) {
  const { t } = useTranslation('academy');
  const format = useFormat();
  const categories = useQuery(categoriesQuery(useLanguage())).data;
  const before = missingBefore(course);
  const { totalSteps, duration } = course;
  return (
    <>
      <Facts>
        <Badge>{categories?.find(({ slug }) => slug === course.category)?.title ?? course.category}</Badge>
        <span>{t('facts', { count: totalSteps, minutes: format.number(duration), steps: format.number(totalSteps) })}</span>
        <ProgressBar
          label={t('progress')}
          value={percentOf(course)}
          valueText={format.percent(percentOf(course))}
          tone={stateOf(course) === 'done' ? 'success' : 'accent'}
        />
      </Facts>
      {before.length > 0 && (
        <Alert variant="border" title={t('before.title')}>
          <p>{t('before.text')}</p>
          <Before>
            {before.map(({ id, title }) => (
              <li key={id}>
                <Link href={academyPaths.course(id)}>{title}</Link>
              </li>
            ))}
          </Before>
        </Alert>
      )}
    </>
  );
}

export interface CourseHeadProps {
  /** Not loaded yet: the area's header is shown instead. */
  course: AcademyCourse | undefined;
  /** Whether its name is still loading. */
  isNaming: boolean;
}
