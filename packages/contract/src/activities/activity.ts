import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { Pagination, PastTheEnd } from '../shared/pagination';

/** The subject of an activity. */
export const ACTIVITY_KINDS = [
  'product',
  'stock',
  'import',
  'note',
  'board',
  'chat',
  'contact',
  'mail',
  'help',
  'file',
  'task',
  'session',
  'shop',
  'settings',
  'team',
] as const;
export const ActivityKind = v.picklist(ACTIVITY_KINDS);
export type ActivityKind = v.InferOutput<typeof ActivityKind>;

/** Design system icon of an activity that has no picture or icon of its own. */
export const ACTIVITY_ICONS = {
  product: 'tag',
  stock: 'transactions',
  import: 'upload',
  note: 'document',
  board: 'columns',
  chat: 'chat',
  contact: 'person',
  mail: 'mail',
  file: 'document',
  task: 'checkCircle',
  session: 'lock',
  help: 'help',
  shop: 'store',
  settings: 'settings',
  team: 'person',
} as const satisfies Record<ActivityKind, string>;

/** A value before or after the change. `null`: there was none. */
export const ActivityValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export type ActivityValue = v.InferOutput<typeof ActivityValue>;

export const ActivityChange = v.object({
  /** The record's own key, such as `basePrice`. */
  field: v.string(),
  /** Name of the field, in the language of the call. */
  label: v.string(),
  before: ActivityValue,
  after: ActivityValue,
});
export type ActivityChange = v.InferOutput<typeof ActivityChange>;

/** An event in the store: an entry of its audit log, which is never edited. */
export const Activity = v.object({
  id: Id,
  kind: ActivityKind,
  /** The person who did it; `null`: nobody in particular. */
  person: v.nullable(v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) })),
  date: Instant,
  /** Name of a design system icon; an unknown one is shown as a clock. */
  icon: v.optional(v.string()),
  /** Path of a picture. */
  image: v.optional(v.string()),
  /**
   * Description in the language of the call; continues from the person's name where there is one. May be HTML, and may be
   * hostile.
   */
  description: v.string(),
  /** Further content, may be HTML. */
  extraContent: v.optional(v.string()),
  /** Text of the link; without a link, the subject's name. */
  linkedContent: v.optional(v.string()),
  link: v.optional(v.string()),
  /** Whether `link` claims to be a path of the app. Unverified data, may be false. */
  useRouter: v.optional(v.boolean()),
  changes: v.array(ActivityChange),
});
export type Activity = v.InferOutput<typeof Activity>;

export const ActivityPage = v.union([
  v.object({ activities: v.array(Activity), pagination: Pagination }),
  v.object({ activities: v.null(), pagination: PastTheEnd }),
]);
export type ActivityPage = v.InferOutput<typeof ActivityPage>;

export const ActivityPerson = v.object({ id: Id, name: v.string() });
export type ActivityPerson = v.InferOutput<typeof ActivityPerson>;

/** Moment up to which the person has read the log; `null`: nothing yet. Later activities of others count as new. */
export const ActivitiesSeen = v.object({
  until: v.nullable(Instant),
  /** Time of the latest activity: marking up to it covers everything counted here. */
  newest: v.nullable(Instant),
  /** Number of new entries. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type ActivitiesSeen = v.InferOutput<typeof ActivitiesSeen>;

export const MarkActivitiesSeenBody = v.object({ until: v.nullable(Instant) });
