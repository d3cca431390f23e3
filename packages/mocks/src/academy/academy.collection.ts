import type { CourseProgress, StepMark } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import { courseSeeds } from './courses.seed';

/** The available courses; their texts are in code. */
export const courseCollection = defineCollection<{ id: string }>({
  name: 'courses',
  version: 1,
  seed: (dataSet) =>
    baseOf(dataSet === 'academy-empty' || dataSet === 'empty' ? [] : courseSeeds.map(({ slug }) => ({ id: slug }))),
  required: ['id'],
});

/** A user's progress in a course. */
export interface CourseProgressRecord {
  /** `<user>/<course>`. */
  id: string;
  progress: CourseProgress;
  marks: readonly StepMark[];
  /** Time of the last completion, in milliseconds since 1970. */
  completedAt?: number;
  /** The same in a seed, in days before today. */
  completedDaysAgo?: number;
}

const DEFNE = 'user-1';

/** Earlier progress of the demo user. */
const demoProgress: readonly (readonly [slug: string, progress: CourseProgress, completedDaysAgo?: number])[] = [
  ['first-day', { currentStep: 0, completed: 1 }, 11],
  ['find-a-product', { currentStep: 2, completed: 0 }],
  ['close-the-till', { currentStep: 1, completed: 0 }],
  ['greet-ask-listen', { currentStep: 0, completed: 2 }, 3],
];

export const courseRecordId = (userId: string, courseId: string): string => `${userId}/${courseId}`;

export const courseProgressCollection = defineCollection<CourseProgressRecord>({
  name: 'course-records',
  version: 1,
  seed: () =>
    baseOf(
      demoProgress.map(([slug, progress, completedDaysAgo]) => ({
        id: courseRecordId(DEFNE, slug),
        progress,
        marks: [],
        ...(completedDaysAgo === undefined ? {} : { completedDaysAgo }),
      })),
    ),
  required: ['id', 'progress', 'marks'],
});

export const academyCollections = [courseCollection, courseProgressCollection] as const;
