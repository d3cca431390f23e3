import {
  ActivitiesSeen,
  activitiesEndpoints,
  Activity,
  ACTIVITY_KINDS,
  ActivityPage,
  ActivityPerson,
  MarkActivitiesSeenBody,
  paginate,
} from '@stockroom/contract';
import * as v from 'valibot';
import { activityCollection } from '../engine/activityLog';
import { compareTexts } from '../engine/collation';
import { badRequest } from '../engine/errors';
import { fold } from '../engine/fold';
import { pageOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { categoryCollection } from '../inventory/lookups/category.collection';
import { userCollection } from '../user/user.collection';
import { seededActivityCollection } from './seededActivity.collection';
import { seenCollection, seenUntil } from './seen.collection';
import { servedEntry, servedHistory } from './servedActivity';

const FIRST_PAGE = { page: 1, size: 25 };

/** The store's audit log, newest first. */
export function activitiesRoutes(): readonly Route[] {
  return [
    route('GET', activitiesEndpoints.all, v.array(Activity), findActivities),
    route('GET', activitiesEndpoints.page, ActivityPage, async (call) => {
      const { page, size } = pageOf(call.url, FIRST_PAGE);
      const all = await findActivities(call);
      const pagination = paginate(all.length, page, size);
      if (!pagination) return { activities: null, pagination: { lastPage: Math.max(1, Math.ceil(all.length / size)) } };
      return { activities: all.slice(pagination.startIndex, pagination.endIndex + 1), pagination };
    }),
    route('GET', activitiesEndpoints.people, v.array(ActivityPerson), async (call) => {
      const people = new Map((await readAll(call)).flatMap(({ person }) => (person ? [[person.id, person.name] as const] : [])));
      return [...people]
        .map(([id, name]) => ({ id, name }))
        .toSorted((a, b) => compareTexts(a.name, b.name, call.language) || (a.id < b.id ? -1 : 1));
    }),
    route('GET', activitiesEndpoints.seen, ActivitiesSeen, readSeen),
    route('PUT', activitiesEndpoints.seen, ActivitiesSeen, async (call) => {
      const { context, user } = call;
      const { until } = await call.body(MarkActivitiesSeenBody);
      // A marker in the future would hide entries still to come.
      const now = new Date(context.now()).toISOString();
      await context.store.write([seenCollection], (transaction) =>
        transaction.put(seenCollection, { id: user.id, until: until !== null && until > now ? now : until }),
      );
      return readSeen(call);
    }),
  ];
}

/** A user's own actions do not count as new. */
async function readSeen(call: ProtectedCall): Promise<ActivitiesSeen> {
  const { context, user } = call;
  const until = seenUntil(await context.store.read([seenCollection]), user.id, context.now());
  const all = await readAll(call);
  const fresh = all.filter(({ date, person }) => person?.id !== user.id && (until === null || date > until));
  return { until, newest: all[0]?.date ?? null, count: fresh.length };
}

async function readAll({ context, language }: ProtectedCall): Promise<Activity[]> {
  const view = await context.store.read([activityCollection, seededActivityCollection, userCollection, categoryCollection]);
  const reader = {
    language,
    now: context.now(),
    avatarOf: (userId: string) => view.get(userCollection, userId)?.avatar ?? null,
    categoryName: (id: number) => view.get(categoryCollection, id)?.name,
  };
  const all = [
    ...[...view.values(activityCollection)].map((entry) => servedEntry(entry, reader)),
    ...[...view.values(seededActivityCollection)].map((record) => servedHistory(record, reader)),
  ];
  return all.toSorted((a, b) => (a.date === b.date ? Number(a.id < b.id) - Number(a.id > b.id) : a.date < b.date ? 1 : -1));
}

/** @throws Refusal 400 for an unknown kind */
async function findActivities(call: ProtectedCall): Promise<Activity[]> {
  const given = (name: string) => call.url.searchParams.get(name)?.trim() || null;
  const kind = given('kind');
  if (kind !== null && !ACTIVITY_KINDS.some((known) => known === kind)) {
    throw badRequest({ path: 'kind', message: `must be one of ${ACTIVITY_KINDS.join(', ')}` });
  }
  const personId = given('person');
  const words = fold(given('search') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (await readAll(call)).filter(
    (activity) =>
      (kind === null || activity.kind === kind) &&
      (personId === null || activity.person?.id === personId) &&
      (words.length === 0 || matches(activity, words)),
  );
}

/** Whether the visible text of an entry contains all words. */
function matches({ person, description, extraContent = '', linkedContent = '', changes }: Activity, words: readonly string[]) {
  const shown = [person?.name ?? '', plain(description), plain(extraContent), linkedContent];
  const changeTexts = changes.flatMap(({ label, before, after }) => [label, String(before ?? ''), String(after ?? '')]);
  const text = fold([...shown, ...changeTexts].join(' '));
  return words.every((word) => text.includes(word));
}

/** Text without markup, only for matching search terms. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&');
