import { type AcademyCourse, type CourseProgress, furtherProgress, type Prerequisite, type StepMark } from '@stockroom/contract';

type Measured = Pick<AcademyCourse, 'totalSteps' | 'progress'>;

/** `new`: never begun · `begun`: under way, for the first time or again · `done`: completed, and not begun again. */
export type CourseState = 'new' | 'begun' | 'done';

export function stateOf({ progress: { currentStep, completed } }: Measured): CourseState {
  if (currentStep > 0) return 'begun';
  return completed > 0 ? 'done' : 'new';
}

/** The step at which to continue, from 0. The stored step may be of a course that had more steps. */
export const stepToGoOn = ({ totalSteps, progress }: Measured): number =>
  Math.max(0, Math.min(progress.currentStep, totalSteps - 1));

/** Prerequisites that the user has not finished; none if the course itself was completed before. */
export const missingBefore = ({ prerequisites, progress }: Pick<AcademyCourse, 'prerequisites' | 'progress'>): Prerequisite[] =>
  progress.completed > 0 ? [] : prerequisites.filter(({ isDone }) => !isDone);

/** Completed share of a course, in per cent. */
export function percentOf(course: Measured): number {
  if (stateOf(course) === 'done') return 100;
  return course.totalSteps === 0 ? 0 : Math.round((stepToGoOn(course) / course.totalSteps) * 100);
}

/** Remaining minutes from a step on, including it: all steps count as equally long. */
export const minutesLeft = ({ duration, totalSteps }: Pick<AcademyCourse, 'duration' | 'totalSteps'>, step: number): number =>
  totalSteps === 0 ? 0 : Math.max(1, Math.round((duration * (totalSteps - step)) / totalSteps));

/** The step of a URL, from 0; `null` if it names none. */
export function stepOf(text: string | undefined, { totalSteps }: Measured): number | null {
  const step = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
  return step !== null && step < totalSteps ? step : null;
}

/**
 * Applies new progress to a course.
 * @param now date of the certificate, in case this completes the course; milliseconds since 1970
 */
export function withProgress(course: AcademyCourse, progress: CourseProgress, now: number): AcademyCourse {
  const further = furtherProgress(course.progress, progress);
  const isEnd = further.completed > course.progress.completed;
  return { ...course, progress: further, completedAt: isEnd ? new Date(now).toISOString() : course.completedAt };
}

/** The mark of a step, or an empty one. */
export const markOf = (marks: readonly StepMark[], step: number): StepMark =>
  marks.find((mark) => mark.step === step) ?? { step, isBookmarked: false, note: '' };

export const withMark = (course: AcademyCourse, mark: StepMark): AcademyCourse => ({
  ...course,
  marks: [...course.marks.filter(({ step }) => step !== mark.step), mark],
});
