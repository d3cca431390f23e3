import { AcademyCourse, academyEndpoints, CourseCategory, CourseOutline, searchEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createClient } from '../testing/client';

const { categories, courses, course } = academyEndpoints;
const [id, other] = ['find-a-product', 'take-a-return'];

test('courses: lists categories and courses in the requested language', async () => {
  const { call } = await createClient();
  expect(v.parse(v.array(CourseCategory), (await call('GET', categories)).body).map(({ title }) => title)).toContain('Stock');
  const { body } = await call('GET', courses, { language: 'tr' });
  expect(v.parse(v.array(CourseOutline), body).find((each) => each.id === id)?.title).toBe('Her ürünü bulun');
  expect(JSON.stringify(body)).not.toContain('"content"');
});

test('course: serves the whole course, and 404 for an unknown one', async () => {
  const { call } = await createClient();
  const found = v.parse(AcademyCourse, (await call('GET', `${course}?id=${id}`)).body);
  expect(found).toMatchObject({ totalSteps: 4, progress: { currentStep: 2, completed: 0 } });
  expect(found.steps[1]?.quiz?.answer).toBe(1);
  expect((await call('GET', `${course}?id=nothing`)).status).toBe(404);
  expect((await call('GET', course)).status).toBe(404);
  expect((await call('PATCH', course, { body: { id: 'nothing', course: {} } })).status).toBe(404);
});

describe('course progress', () => {
  test('keeps the further of two, in any order', async () => {
    const { call } = await createClient();
    const send = (progress: object) => call('PATCH', course, { body: { id: other, course: { progress } } });
    expect(await send({ currentStep: 2, completed: 0 })).toMatchObject({ body: { progress: { currentStep: 2, completed: 0 } } });
    expect(await send({ currentStep: 1, completed: 0 })).toMatchObject({ body: { progress: { currentStep: 2, completed: 0 } } });
    expect(await send({ currentStep: 0, completed: 1 })).toMatchObject({ body: { progress: { currentStep: 0, completed: 1 } } });
    expect(await send({ currentStep: 3, completed: 0 })).toMatchObject({ body: { progress: { currentStep: 0, completed: 1 } } });
  });

  test('rejects a step past the last and invalid values', async () => {
    const { call } = await createClient();
    const send = (progress: object) => call('PATCH', course, { body: { id: other, course: { progress } } });
    expect((await send({ currentStep: 4, completed: 0 })).status).toBe(400);
    expect((await send({ currentStep: -1, completed: 0 })).status).toBe(400);
    expect((await send({ currentStep: 'two', completed: 0 })).status).toBe(400);
  });
});

test('course: lists its prerequisites and the time of its completion', async () => {
  const { call } = await createClient();
  const read = async (which: string) => v.parse(AcademyCourse, (await call('GET', `${course}?id=${which}`)).body);
  expect(await read('mend-a-wrong-number')).toMatchObject({
    completedAt: null,
    prerequisites: [
      { id: 'receive-a-delivery', title: 'Receive a delivery', isDone: false },
      { id: 'count-a-shelf', isDone: false },
    ],
  });
  await call('PATCH', course, { body: { id: 'count-a-shelf', course: { progress: { currentStep: 0, completed: 1 } } } });
  expect((await read('mend-a-wrong-number')).prerequisites.map(({ isDone }) => isDone)).toEqual([false, true]);
  const { completedAt } = await read('count-a-shelf');
  expect(completedAt).not.toBeNull();
  // Starting the course again keeps the date of the certificate.
  await call('PATCH', course, { body: { id: 'count-a-shelf', course: { progress: { currentStep: 2, completed: 1 } } } });
  expect((await read('count-a-shelf')).completedAt).toBe(completedAt);
});

describe('step marks', () => {
  const send = async (call: Awaited<ReturnType<typeof createClient>>['call'], mark: object) =>
    call('PATCH', course, { body: { id, course: { mark, title: 'Mine' } } });

  test('stores a bookmark and a note, drops empty marks, changes nothing else', async () => {
    const { call } = await createClient();
    await send(call, { step: 1, isBookmarked: true });
    expect(await send(call, { step: 1, note: 'Ask Selin', wasNote: '' })).toMatchObject({
      body: { title: 'Find any product', marks: [{ step: 1, isBookmarked: true, note: 'Ask Selin' }] },
    });
    await send(call, { step: 1, isBookmarked: false });
    expect(await send(call, { step: 1, note: '' })).toMatchObject({ body: { marks: [] } });
  });

  test('answers 409 when another tab has changed the note', async () => {
    const { call } = await createClient();
    await send(call, { step: 0, note: 'Theirs', wasNote: '' });
    expect(await send(call, { step: 0, note: 'Mine', wasNote: '' })).toMatchObject({
      status: 409,
      body: { current: { note: 'Theirs' } },
    });
    expect((await send(call, { step: 9, note: 'Nowhere' })).status).toBe(400);
  });
});

test('global search: finds courses, and none in an empty academy', async () => {
  const { call } = await createClient();
  expect(JSON.stringify((await call('POST', searchEndpoints.search, { body: { query: 'till' } })).body)).toContain(
    '/apps/academy/close-the-till',
  );
  const empty = await createClient({ scenario: 'academy-empty' });
  expect((await empty.call('GET', courses)).body).toEqual([]);
});
