import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';

/** Maximum length of a note on a step, in characters. */
export const MAX_STEP_NOTE = 4000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const CourseCategory = v.object({ id: Id, title: v.string(), slug: v.string() });
export type CourseCategory = v.InferOutput<typeof CourseCategory>;

/** A question about the content of a step. */
export const QuizQuestion = v.object({
  question: v.string(),
  options: v.pipe(v.array(v.string()), v.minLength(2)),
  /** Index of the right option, from 0. */
  answer: count,
  /** Explanation of the right option. */
  why: v.string(),
});
export type QuizQuestion = v.InferOutput<typeof QuizQuestion>;

/** `order`: from 0. */
export const StepOutline = v.object({ order: count, title: v.string(), subtitle: v.string() });
export type StepOutline = v.InferOutput<typeof StepOutline>;

/** `content`: HTML, to be sanitised before it is shown. */
export const CourseStep = v.object({ ...StepOutline.entries, content: v.string(), quiz: v.nullable(QuizQuestion) });
export type CourseStep = v.InferOutput<typeof CourseStep>;

/**
 * A person's progress: the furthest step reached this time, from 0, and how often they finished. Of two the further is stored:
 * finished more often, then more steps.
 */
export const CourseProgress = v.object({ currentStep: count, completed: count });
export type CourseProgress = v.InferOutput<typeof CourseProgress>;

/** A course to take before another one, and whether the person has finished it. It does not block the other course. */
export const Prerequisite = v.object({ id: Id, title: v.string(), isDone: v.boolean() });
export type Prerequisite = v.InferOutput<typeof Prerequisite>;

/** A person's mark on a step. */
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
  /** Duration in minutes. */
  duration: count,
  totalSteps: count,
  updatedAt: Instant,
  featured: v.boolean(),
  progress: CourseProgress,
  /** When the person last finished; `null` before that. */
  completedAt: v.nullable(Instant),
  /** In the order in which to take them. */
  prerequisites: v.array(Prerequisite),
  /** Marks of the steps that have any. */
  marks: v.array(StepMark),
};

/** A course in the list. */
export const CourseOutline = v.object({ ...courseEntries, steps: v.array(StepOutline) });
export type CourseOutline = v.InferOutput<typeof CourseOutline>;

export const AcademyCourse = v.object({ ...courseEntries, steps: v.array(CourseStep) });
export type AcademyCourse = v.InferOutput<typeof AcademyCourse>;

/**
 * New state of a step's mark. `wasNote`: the note that was changed; if the stored note differs by now the call is refused with
 * a 409.
 */
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

/** The further of two progresses. */
export function furtherProgress(a: CourseProgress, b: CourseProgress): CourseProgress {
  if (a.completed !== b.completed) return a.completed > b.completed ? a : b;
  return a.currentStep >= b.currentStep ? a : b;
}
