import { type AcademyCourse, type CourseProgress, furtherProgress, type Prerequisite, type StepMark } from '@stockroom/contract';

type Measured = Pick<AcademyCourse, 'totalSteps' | 'progress'>;

/** `new`: never begun · `begun`: under way, for the first time or again · `done`: through, and not begun again. */
export type CourseState = 'new' | 'begun' | 'done';

export function stateOf({ progress: { currentStep, completed } }: Measured): CourseState {
  if (currentStep > 0) return 'begun';
  return completed > 0 ? 'done' : 'new';
}

/** The step where one goes on, from 0. What is kept may be of a course that had more. */
export const stepToGoOn = ({ totalSteps, progress }: Measured): number =>
  Math.max(0, Math.min(progress.currentStep, totalSteps - 1));

/** Prerequisites that a person has not finished; none for whoever has been through the course itself. */
export const missingBefore = ({ prerequisites, progress }: Pick<AcademyCourse, 'prerequisites' | 'progress'>): Prerequisite[] =>
  progress.completed > 0 ? [] : prerequisites.filter(({ isDone }) => !isDone);

/** How much of a course is behind somebody, in per cent. */
export function percentOf(course: Measured): number {
  if (stateOf(course) === 'done') return 100;
  return course.totalSteps === 0 ? 0 : Math.round((stepToGoOn(course) / course.totalSteps) * 100);
}

/** Minutes from a step on, the step with it: all steps are taken for equally long. */
export const minutesLeft = ({ duration, totalSteps }: Pick<AcademyCourse, 'duration' | 'totalSteps'>, step: number): number =>
  totalSteps === 0 ? 0 : Math.max(1, Math.round((duration * (totalSteps - step)) / totalSteps));

/** The step of an address, from 0; `null` where it names none. */
export function stepOf(text: string | undefined, { totalSteps }: Measured): number | null {
  const step = text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
  return step !== null && step < totalSteps ? step : null;
}

/** @param now the day of the certificate, if the course has come to its end with that; milliseconds since 1970 */
export function withProgress(course: AcademyCourse, progress: CourseProgress, now: number): AcademyCourse {
  const further = furtherProgress(course.progress, progress);
  const isEnd = further.completed > course.progress.completed;
  return { ...course, progress: further, completedAt: isEnd ? new Date(now).toISOString() : course.completedAt };
}

/** The mark of a step, which may be none. */
export const markOf = (marks: readonly StepMark[], step: number): StepMark =>
  marks.find((mark) => mark.step === step) ?? { step, isBookmarked: false, note: '' };

export const withMark = (course: AcademyCourse, mark: StepMark): AcademyCourse => ({
  ...course,
  marks: [...course.marks.filter(({ step }) => step !== mark.step), mark],
});
