import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** Longest note to a step, in characters. */
export const MAX_STEP_NOTE = 4000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const CourseCategory = v.object({ id: Id, title: v.string(), slug: v.string() });
export type CourseCategory = v.InferOutput<typeof CourseCategory>;

/** A question about what a step says. */
export const Quiz = v.object({
  question: v.string(),
  options: v.pipe(v.array(v.string()), v.minLength(2)),
  /** Place of the right option, from 0. */
  answer: count,
  /** Why it is the right one. */
  why: v.string(),
});
export type Quiz = v.InferOutput<typeof Quiz>;

/** `order`: from 0. */
export const StepOutline = v.object({ order: count, title: v.string(), subtitle: v.string() });
export type StepOutline = v.InferOutput<typeof StepOutline>;

/** `content`: HTML, cleaned before it is shown. */
export const CourseStep = v.object({ ...StepOutline.entries, content: v.string(), quiz: v.nullable(Quiz) });
export type CourseStep = v.InferOutput<typeof CourseStep>;

/**
 * How far a person is: the furthest step they came to this time, from 0, and how often they came to the end. The further of two is kept: more
 * often finished, then more steps.
 */
export const CourseProgress = v.object({ currentStep: count, completed: count });
export type CourseProgress = v.InferOutput<typeof CourseProgress>;

/** A course that is to be taken before another one, and whether the person is through with it. Nobody is kept from beginning all the same. */
export const Prerequisite = v.object({ id: Id, title: v.string(), isDone: v.boolean() });
export type Prerequisite = v.InferOutput<typeof Prerequisite>;

/** A person's mark at a step. */
export const StepMark = v.object({
  step: count,
  isBookmarked: v.boolean(),
  note: v.pipe(v.string(), v.maxLength(MAX_STEP_NOTE)),
});
export type StepMark = v.InferOutput<typeof StepMark>;

const courseEntries = {
  id: Id,
  title: v.string(),
  slug: v.string(),
  description: v.string(),
  /** Slug of its category. */
  category: v.string(),
  /** In minutes. */
  duration: count,
  totalSteps: count,
  updatedAt: Instant,
  featured: v.boolean(),
  progress: CourseProgress,
  /** When the person last came to the end; `null` before that. */
  completedAt: v.nullable(Instant),
  /** In the order in which they are to be taken. */
  prerequisites: v.array(Prerequisite),
  /** Of steps that have any. */
  marks: v.array(StepMark),
};

/** A course as the list has it. */
export const CourseOutline = v.object({ ...courseEntries, steps: v.array(StepOutline) });
export type CourseOutline = v.InferOutput<typeof CourseOutline>;

export const AcademyCourse = v.object({ ...courseEntries, steps: v.array(CourseStep) });
export type AcademyCourse = v.InferOutput<typeof AcademyCourse>;

/** A step's mark as it is to be. `wasNote`: the note that was changed; where the stored one is another by now the call is refused with a 409. */
export const StepMarkChange = v.object({
  step: count,
  isBookmarked: v.optional(v.boolean()),
  note: v.optional(v.pipe(v.string(), v.maxLength(MAX_STEP_NOTE))),
  wasNote: v.optional(v.string()),
});
export type StepMarkChange = v.InferOutput<typeof StepMarkChange>;

export const UpdateCourseBody = v.object({
  id: Id,
  course: v.object({ progress: v.optional(CourseProgress), mark: v.optional(StepMarkChange) }),
});
export type UpdateCourseBody = v.InferOutput<typeof UpdateCourseBody>;

/** The further of two. */
export function furtherProgress(a: CourseProgress, b: CourseProgress): CourseProgress {
  if (a.completed !== b.completed) return a.completed > b.completed ? a : b;
  return a.currentStep >= b.currentStep ? a : b;
}
