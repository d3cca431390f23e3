import { type AcademyCourse, type CourseProgress, StepMark } from '@stockroom/contract';
import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ListShape } from '#shared/query/listShape';
import { useListWrites } from '#shared/query/useListWrites';
import { markOf, withMark, withProgress } from '../model/progress';
import { academyKeys } from './courseQueries';
import { updateCourse } from './updateCourse';

/** Shape of a response with a single course. */
const oneCourse: ListShape<AcademyCourse, AcademyCourse> = { change: (course, make) => make([course])[0] ?? course };

/** Writes of one course: optimistic, announced when they fail, and passed on to the list and other tabs. */
export function useCourseWrites(id: string) {
  const { t } = useTranslation('academy');
  const write = useListWrites<AcademyCourse, AcademyCourse>({ key: academyKeys.course(id), shape: oneCourse });
  const common = { invalidates: [academyKeys.courses] };
  return {
    /** Saves the progress. The optimistic value is never rolled back: another tab may be further. */
    saveProgress: (progress: CourseProgress) =>
      write({
        ...common,
        id: 'progress',
        call: () => updateCourse({ id, course: { progress } }),
        apply: (courses) => courses.map((course) => withProgress(course, progress, Date.now())),
        rollBack: (courses) => courses,
        failure: t('failed.progress'),
      }),
    bookmark: (step: number, isBookmarked: boolean) =>
      write({
        ...common,
        id: `bookmark ${step}`,
        call: () => updateCourse({ id, course: { mark: { step, isBookmarked } } }),
        apply: (courses) => courses.map((course) => withMark(course, { ...markOf(course.marks, step), isBookmarked })),
        rollBack: (courses) =>
          courses.map((course) => withMark(course, { ...markOf(course.marks, step), isBookmarked: !isBookmarked })),
        failure: t('failed.bookmark'),
      }),
    /** @returns the note that another tab has saved meanwhile; `null` if none */
    saveNote: async (step: number, note: string, wasNote: string): Promise<{ ok: boolean; theirs: string | null }> => {
      const result = await write({
        ...common,
        id: `note ${step}`,
        call: () => updateCourse({ id, course: { mark: { step, note, wasNote } } }),
        apply: (courses) => courses,
        // The rest of the response may be older than changes shown since.
        settle: (courses, { marks }) => courses.map((course) => withMark(course, markOf(marks, step))),
        rollBack: (courses) => courses,
        failure: null,
      });
      if (result.ok) return { ok: true, theirs: null };
      const stored = isApiError(result.error, 'conflict') ? v.safeParse(StepMark, result.error.current) : null;
      return { ok: false, theirs: stored?.success ? stored.output.note : null };
    },
  };
}

export type CourseWrites = ReturnType<typeof useCourseWrites>;
