import {
  academyEndpoints,
  AcademyCourse,
  CourseCategory,
  CourseOutline,
  furtherProgress,
  type StepMark,
  type StepMarkChange,
  UpdateCourseBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, conflict, notFound } from '../engine/errors';
import { type ProtectedCall, route, type Route } from '../engine/route';
import { academyCollections, courseCollection, courseProgressCollection, courseRecordId } from './academy.collection';
import { categoryNames } from './academy.words';
import { courseOf, outlineOf, type Reader, seedOf } from './courses';
import { courseSeeds } from './courses.seed';
import { CATEGORIES } from './courseSeed';

/** Courses for shop staff, with each user's progress. */
export function academyRoutes(): readonly Route[] {
  return [
    route('GET', academyEndpoints.categories, v.array(CourseCategory), async ({ language }) =>
      CATEGORIES.map((slug) => ({ id: slug, slug, title: categoryNames[slug][language] })),
    ),
    route('GET', academyEndpoints.courses, v.array(CourseOutline), listCourses),
    route('GET', academyEndpoints.course, AcademyCourse, readCourseCall),
    route('PATCH', academyEndpoints.course, AcademyCourse, updateCourse),
  ];
}

const readerOf = ({ user, language, context }: ProtectedCall): Reader => ({ userId: user.id, language, now: context.now() });

async function listCourses(call: ProtectedCall): Promise<CourseOutline[]> {
  const view = await call.context.store.read(academyCollections);
  return courseSeeds
    .filter(({ slug }) => view.get(courseCollection, slug))
    .map((seed) => outlineOf(courseOf(seed, view, readerOf(call))));
}

async function readCourseCall(call: ProtectedCall): Promise<AcademyCourse> {
  const seed = seedOf(call.url.searchParams.get('id') ?? '');
  if (!seed) throw notFound();
  return courseOf(seed, await call.context.store.read([courseProgressCollection]), readerOf(call));
}

/** Stores the further progress, whichever tab sends it, and the mark of a step. */
async function updateCourse(call: ProtectedCall): Promise<AcademyCourse> {
  const { id, course } = await call.body(UpdateCourseBody);
  const seed = seedOf(id);
  if (!seed) throw notFound();
  const reader = readerOf(call);
  return call.context.store.write([courseProgressCollection], (transaction) => {
    const { progress, marks, totalSteps } = courseOf(seed, transaction, reader);
    if (course.progress && course.progress.currentStep >= totalSteps) {
      throw badRequest({ path: 'course.progress.currentStep', message: `must be less than ${totalSteps}` });
    }
    if (course.mark && course.mark.step >= totalSteps) {
      throw badRequest({ path: 'course.mark.step', message: `must be less than ${totalSteps}` });
    }
    const recordId = courseRecordId(reader.userId, id);
    const next = course.progress ? furtherProgress(progress, course.progress) : progress;
    transaction.put(courseProgressCollection, {
      ...transaction.get(courseProgressCollection, recordId),
      id: recordId,
      progress: next,
      ...(next.completed > progress.completed ? { completedAt: reader.now } : {}),
      marks: course.mark ? applyMark(marks, course.mark) : marks,
    });
    return courseOf(seed, transaction, reader);
  });
}

/** Returns the marks with one changed; steps without a mark have no entry. */
function applyMark(marks: readonly StepMark[], { step, isBookmarked, note, wasNote }: StepMarkChange): readonly StepMark[] {
  const before = marks.find((mark) => mark.step === step) ?? { step, isBookmarked: false, note: '' };
  if (wasNote !== undefined && wasNote !== before.note) throw conflict(before);
  const next = { step, isBookmarked: isBookmarked ?? before.isBookmarked, note: note ?? before.note };
  const others = marks.filter((mark) => mark.step !== step);
  return next.isBookmarked || next.note !== '' ? [...others, next].toSorted((a, b) => a.step - b.step) : others;
}
