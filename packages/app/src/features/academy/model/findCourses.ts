import type { CourseOutline } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import type { AcademyState } from './academyAddress';
import { stateOf } from './progress';

/** The courses that a state of the list leaves, in their order. All words of the search stand in title or description. */
export function findCourses<Course extends Pick<CourseOutline, 'title' | 'description' | 'category' | 'totalSteps' | 'progress'>>(
  courses: readonly Course[],
  { category, search, completed }: AcademyState,
): Course[] {
  const words = foldText(search).split(' ').filter(Boolean);
  return courses.filter((course) => {
    if (category !== null && course.category !== category) return false;
    if (completed === 'hidden' && stateOf(course) === 'done') return false;
    const text = foldText(`${course.title} ${course.description}`);
    return words.every((word) => text.includes(word));
  });
}
