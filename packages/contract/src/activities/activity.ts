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

/** Icon of the design system for an activity that has no picture or icon of its own. */
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

/** A value as it was before or is after. `null`: there was none. */
export const ActivityValue = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export type ActivityValue = v.InferOutput<typeof ActivityValue>;

export const ActivityChange = v.object({
  /** The record's own key, such as `basePrice`. */
  field: v.string(),
  /** The field's name, in the language of the call. */
  label: v.string(),
  before: ActivityValue,
  after: ActivityValue,
});
export type ActivityChange = v.InferOutput<typeof ActivityChange>;

/** An event in the store: an entry of its audit log, which is never edited. */
export const Activity = v.object({
  id: Id,
  kind: ActivityKind,
  /** Who did it; `null`: nobody in particular. */
  person: v.nullable(v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) })),
  date: Instant,
  /** Name of an icon of the design system; an unknown one is drawn as a clock. */
  icon: v.optional(v.string()),
  /** Path of a picture. */
  image: v.optional(v.string()),
  /**
   * The event in the language of the call; goes on from the person's name where there is one. May be HTML, and may be hostile.
   */
  description: v.string(),
  /** More of it, may be HTML. */
  extraContent: v.optional(v.string()),
  /** The link's text; without a link, the subject's name. */
  linkedContent: v.optional(v.string()),
  link: v.optional(v.string()),
  /** Whether `link` is said to be a path of the app. Data, may lie. */
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

/** Up to when somebody has seen the log; `null`: nothing of it yet. What others did since then is new to them. */
export const ActivitiesSeen = v.object({
  until: v.nullable(Instant),
  /** When the last of all happened: up to there all that is counted here is seen. */
  newest: v.nullable(Instant),
  /** Entries that are new. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type ActivitiesSeen = v.InferOutput<typeof ActivitiesSeen>;

export const MarkActivitiesSeenBody = v.object({ until: v.nullable(Instant) });
