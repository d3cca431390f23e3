import type { AcademyCourse, CourseOutline } from '@stockroom/contract';
import type { Language } from '../engine/fold';
import { atOf, seedToday } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { type CourseProgressRecord, courseProgressCollection, courseRecordId } from './academy.collection';
import { courseSeeds } from './courses.seed';
import type { CourseSeed } from './courseSeed';
import { type CourseText, readCourse } from './courseText';

const WRITTEN_AT = '09:00';

const texts = new Map<string, CourseText>();

/** Returns a course's text, parsed once per language. */
export function textOf({ slug, ...seed }: CourseSeed, language: Language): CourseText {
  const key = `${language} ${slug}`;
  const text = texts.get(key) ?? readCourse(seed[language]);
  texts.set(key, text);
  return text;
}

export const seedOf = (id: string): CourseSeed | undefined => courseSeeds.find(({ slug }) => slug === id);

/** The user to whom a course is served. */
export interface Reader {
  userId: string;
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns a course with a user's progress. */
export function courseOf(seed: CourseSeed, view: Pick<View, 'get'>, { userId, language, now }: Reader): AcademyCourse {
  const { slug, category, duration, featured, updatedDaysAgo, after = [] } = seed;
  const { title, description, steps } = textOf(seed, language);
  const recordOf = (id: string) => view.get(courseProgressCollection, courseRecordId(userId, id));
  const record = recordOf(slug);
  const dayAgo = (daysAgo: number) => atOf(seedToday(now, WRITTEN_AT), { daysAgo, at: WRITTEN_AT });
  return {
    id: slug,
    title,
    slug,
    description,
    category,
    duration,
    totalSteps: steps.length,
    updatedAt: new Date(dayAgo(updatedDaysAgo)).toISOString(),
    featured,
    progress: record?.progress ?? { currentStep: 0, completed: 0 },
    completedAt: completedAtOf(record, dayAgo),
    prerequisites: after.flatMap((id) => {
      const before = seedOf(id);
      return before ? [{ id, title: textOf(before, language).title, isDone: (recordOf(id)?.progress.completed ?? 0) > 0 }] : [];
    }),
    marks: [...(record?.marks ?? [])],
    steps: [...steps],
  };
}

function completedAtOf(record: CourseProgressRecord | undefined, dayAgo: (days: number) => number): string | null {
  const at = record?.completedAt ?? (record?.completedDaysAgo === undefined ? undefined : dayAgo(record.completedDaysAgo));
  return at === undefined ? null : new Date(at).toISOString();
}

/** Returns a course without the content of its steps. */
export const outlineOf = ({ steps, ...course }: AcademyCourse): CourseOutline => ({
  ...course,
  steps: steps.map(({ order, title, subtitle }) => ({ order, title, subtitle })),
});
