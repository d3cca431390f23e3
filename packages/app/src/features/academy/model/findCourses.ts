import type { CourseOutline } from '@stockroom/contract';
import type { AcademyState } from './academyAddress';
import { stateOf } from './progress';

/** The courses that a state of the list leaves, in their order. All words of the search stand in title or description. */
export function findCourses<Course extends Pick<CourseOutline, 'title' | 'description' | 'category' | 'totalSteps' | 'progress'>>(
  courses: readonly Course[],
  { category, search, completed }: AcademyState,
  locale: string,
): Course[] {
  const words = fold(search, locale).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    if (category !== null && course.category !== category) return false;
    if (completed === 'hidden' && stateOf(course) === 'done') return false;
    const text = fold(`${course.title} ${course.description}`, locale);
    return words.every((word) => text.includes(word));
  });
}

/** Without case and accents, by the rules of the language: in Turkish ı and i are two letters. */
const fold = (text: string, locale: string): string => text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '');
