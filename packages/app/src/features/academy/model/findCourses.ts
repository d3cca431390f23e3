import type { CourseOutline } from '@stockroom/contract';
import type { AcademyState } from './academyAddress';
import { stateOf } from './progress';

/**
 * Filters courses by the state of the list, in their order. All search terms must be in title or description.
 * @param fold maps equivalent spellings to the same text: case, accents, the four i of Turkish
 */
export function findCourses<Course extends Pick<CourseOutline, 'title' | 'description' | 'category' | 'totalSteps' | 'progress'>>(
  courses: readonly Course[],
  { category, search, completed }: AcademyState,
  fold: (text: string) => string,
): Course[] {
  const words = fold(search).split(' ').filter(Boolean);
  return courses.filter((course) => {
    if (category !== null && course.category !== category) return false;
    if (completed === 'hidden' && stateOf(course) === 'done') return false;
    const text = fold(`${course.title} ${course.description}`);
    return words.every((word) => text.includes(word));
  });
}
