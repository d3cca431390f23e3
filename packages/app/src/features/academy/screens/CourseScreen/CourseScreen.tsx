import '@stockroom/ui/panel-icons';
import { Alert, ButtonLink, Disclosure, EmptyState, PageHeader, Skeleton, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { academyPaths, FINISH } from '#features/academy/academyPaths';
import { courseQuery } from '#features/academy/api/courseQueries';
import { useCourseWrites } from '#features/academy/api/useCourseWrites';
import { StepList } from '#features/academy/components/StepList/StepList';
import { stepOf, stepToGoOn } from '#features/academy/model/progress';
import { isApiError } from '#shared/api/ApiError';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { CourseDone } from './CourseDone';
import { CourseHead } from './CourseHead';
import { Body, Page, Side, Whole } from './CourseScreen.styles';
import { CourseStepView } from './CourseStepView';

/** Breakpoint from which the list of steps fits beside the step. */
const WIDE = '(min-width: 1024px)';

/** A course, step by step; the URL names the step. */
export function CourseScreen() {
  const { t } = useTranslation('academy');
  const { courseId = '', step: stepParam } = useParams();
  const query = useQuery(courseQuery(courseId, useLanguage()));
  const writes = useCourseWrites(courseId);
  const isWide = useMediaQuery(WIDE);
  const course = query.data;
  useDocumentTitle(course?.title ?? t('title'));

  if (isApiError(query.error, 'notFound')) {
    return (
      <div>
        <PageHeader title={t('title')} />
        <EmptyState
          illustration="map"
          title={t('notFound.title')}
          action={<ButtonLink href={academyPaths.academy}>{t('notFound.back')}</ButtonLink>}
        >
          {t('notFound.text')}
        </EmptyState>
      </div>
    );
  }
  const isEnd = stepParam === FINISH;
  const step = course && !isEnd ? (stepOf(stepParam, course) ?? stepToGoOn(course)) : null;
  const isUnknown = stepParam !== undefined && step !== null && String(step) !== stepParam;
  const shown = course && step !== null ? course.steps[step] : undefined;
  const steps = course && <StepList course={course} step={step} />;
  return (
    <Page>
      <CourseHead course={course} isNaming={query.isPending} />
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed.course'), stale: t('failed.stale') }}
        empty={null}
        waiting={
          <Whole role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={360} />
          </Whole>
        }
      >
        {isUnknown && shown && (
          <Whole>
            <Alert tone="warning" live="polite" title={t('noSuchStep.title')}>
              {t('noSuchStep.text', { title: shown.title })}
            </Alert>
          </Whole>
        )}
        <Body>
          {course && course.totalSteps > 0 && (
            <Side>{isWide ? steps : <Disclosure summary={t('steps')}>{steps}</Disclosure>}</Side>
          )}
          {course && shown && <CourseStepView key={shown.order} course={course} shown={shown} writes={writes} />}
          {course && isEnd && <CourseDone course={course} />}
          {course && !isEnd && !shown && (
            <EmptyState illustration="box" title={t('noSteps.title')}>
              {t('noSteps.text')}
            </EmptyState>
          )}
        </Body>
      </QueryPage>
    </Page>
  );
}
