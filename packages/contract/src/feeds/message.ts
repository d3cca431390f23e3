import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of a message's and a notification's fields. Texts are counted in graphemes, the others in UTF-16 units. */
export const FEED_LIMITS = { title: 255, description: 10_000, link: 2048, icon: 64, image: 200_000 } as const;

export const feedEntries = {
  id: Id,
  /** Own path or `data:` URL of a raster picture. */
  image: v.optional(v.pipe(v.string(), v.maxLength(FEED_LIMITS.image))),
  title: v.optional(v.pipe(v.string(), atMost(FEED_LIMITS.title))),
  /** May contain HTML, which is not trusted. */
  description: v.optional(v.pipe(v.string(), atMost(FEED_LIMITS.description))),
  time: Instant,
  read: v.boolean(),
  /** Whether it has been in view; `read` implies it. */
  seen: v.boolean(),
  /** Target of the row. Any text: it passes the app's guard for links. */
  link: v.optional(v.pipe(v.string(), v.maxLength(FEED_LIMITS.link))),
  /** Whether `link` is a path of the app. Not reliable. */
  useRouter: v.optional(v.boolean()),
};

/** A note from a colleague, listed in the top bar. */
export const Message = v.object(feedEntries);
export type Message = v.InferOutput<typeof Message>;

const { id: _id, ...changeable } = feedEntries;
const patch = v.partial(v.object(changeable));

/**
 * Fields left out get defaults: a new id, the current time, unread, unseen. An id that is free is used, which is how a removed
 * message is restored.
 */
export const CreateMessageBody = v.object({ message: v.object({ id: v.optional(Id), ...patch.entries }) });
export const UpdateMessageBody = v.object({ id: Id, message: patch });
/**
 * Toggles `read` of the stored message, regardless of the value sent. For a retry after a lost answer, use the PATCH with
 * `read`.
 */
export const ToggleMessageBody = v.object({ message: v.object({ id: Id }) });
