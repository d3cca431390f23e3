import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of a message's and a notification's fields. Texts are counted in graphemes, the others in UTF-16 units. */
export const FEED_LIMITS = { title: 255, description: 10_000, link: 2048, icon: 64, image: 200_000 } as const;

export const feedEntries = {
  id: Id,
  /** An own path, or a `data:` URL of a raster picture. */
  image: v.optional(v.pipe(v.string(), v.maxLength(FEED_LIMITS.image))),
  title: v.optional(v.pipe(v.string(), atMost(FEED_LIMITS.title))),
  /** May hold HTML, of which nothing may be trusted. */
  description: v.optional(v.pipe(v.string(), atMost(FEED_LIMITS.description))),
  time: Instant,
  read: v.boolean(),
  /** Whether it has been on screen; read implies it. */
  seen: v.boolean(),
  /** Where the row leads. Any text at all: it goes through the app's guard for links. */
  link: v.optional(v.pipe(v.string(), v.maxLength(FEED_LIMITS.link))),
  /** Whether `link` is a path of the app. May be wrong, as any data. */
  useRouter: v.optional(v.boolean()),
};

/** A note from a colleague, as the top bar lists it. */
export const Message = v.object(feedEntries);
export type Message = v.InferOutput<typeof Message>;

const { id: _id, ...changeable } = feedEntries;
const patch = v.partial(v.object(changeable));

/** Everything that is left out gets a value: a new id, the present time, unread, unseen. An id that is free is kept, which is how a removed one comes back. */
export const CreateMessageBody = v.object({ message: v.object({ id: v.optional(Id), ...patch.entries }) });
export const UpdateMessageBody = v.object({ id: Id, message: patch });
/**
 * Turns `read` of the stored message around, whatever the sent one says. To send again what may have been done already,
 * use the PATCH with `read`.
 */
export const ToggleMessageBody = v.object({ message: v.object({ id: Id }) });
