import type { CourseOutline } from '@stockroom/contract';
import { Button, EmptyState, foldText, Select, Skeleton, Switch, VisuallyHidden } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery, coursesQuery } from '#features/academy/api/courseQueries';
import { CourseCard } from '#features/academy/components/CourseCard/CourseCard';
import { Courses } from '#features/academy/components/CourseCard/CourseCard.styles';
import { academyAddress, ALL_COURSES, isNarrowed } from '#features/academy/model/academyAddress';
import { findCourses } from '#features/academy/model/findCourses';
import { useFormat } from '#shared/format/useFormat';
import { Hero } from '#shared/hero/Hero';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SearchBox } from '#shared/list/SearchBox';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { Filters, Page, Waiting } from './AcademyScreen.styles';

/** Contains a space, which no slug has. */
const ALL = 'all of them' as const;

/** All courses, the user's progress in each, and the suggested next one. */
export function AcademyScreen() {
  const { t } = useTranslation('academy');
  const language = useLanguage();
  const format = useFormat();
  useDocumentTitle(t('title'));
  const { state, move } = useListAddress(academyAddress, (param) => t(`params.${param as 'category'}`));
  const query = useQuery(coursesQuery(language));
  const categories = useQuery(categoriesQuery(language)).data ?? NONE;
  const courses = query.data ?? NO_COURSES;
  const found = useMemo(() => findCourses(courses, state, foldText), [courses, state]);
  const count = t('count', { count: found.length, formatted: format.number(found.length) });
  useAnnounceResults({ scope: JSON.stringify(state), length: query.data && found.length, message: count });
  const options = [
    { value: ALL as string, label: t('filters.all') },
    ...categories.map((each) => ({ value: each.slug, label: each.title })),
  ];

  return (
    <Page>
      <Hero title={t('title')} lead={t('description')} scene="shop">
        <Filters role="group" aria-label={t('filters.label')}>
          <Select
            label={t('filters.category')}
            value={state.category ?? ALL}
            options={options}
            onChange={(category) => move({ category: category === ALL ? null : category })}
          />
          <SearchBox
            search={state.search}
            labels={{ label: t('search.label'), placeholder: t('search.placeholder'), clear: t('search.clear') }}
            onSearch={(search) => move({ search })}
          />
          <Switch
            label={t('filters.hideCompleted')}
            checked={state.completed === 'hidden'}
            onChange={(isHidden) => move({ completed: isHidden ? 'hidden' : null })}
          />
        </Filters>
      </Hero>
      <QueryPage
        query={query}
        count={found.length}
        isFiltered={isNarrowed(state)}
        labels={{ failed: t('failed.courses'), stale: t('failed.stale') }}
        waiting={
          <Waiting role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            {CARDS.map((card) => (
              <Skeleton key={card} shape="rect" height={240} />
            ))}
          </Waiting>
        }
        noMatch={
          <EmptyState
            illustration="search"
            title={t('noMatch.title')}
            action={<Button onPress={() => move(ALL_COURSES)}>{t('noMatch.clear')}</Button>}
          >
            {t('noMatch.text')}
          </EmptyState>
        }
        empty={
          <EmptyState illustration="box" title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
      >
        <Courses aria-label={t('courses')}>
          {found.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              category={categories.find(({ slug }) => slug === course.category)?.title ?? course.category}
              search={state.search}
            />
          ))}
        </Courses>
      </QueryPage>
    </Page>
  );
}

const NONE: never[] = [];
const NO_COURSES: readonly CourseOutline[] = [];
const CARDS = [1, 2, 3, 4, 5, 6];
