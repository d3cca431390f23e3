import * as v from 'valibot';
import { Id } from '../shared/ids';
import { FEED_LIMITS, feedEntries } from './message';

const entries = {
  ...feedEntries,
  /** Name of an icon of the design system, shown when there is no image; an unknown name gets a fallback icon. */
  icon: v.optional(v.pipe(v.string(), v.maxLength(FEED_LIMITS.icon))),
};

/** An event in the shop, listed in the top bar. A message that may have an icon. */
export const Notification = v.object(entries);
export type Notification = v.InferOutput<typeof Notification>;

const { id: _id, ...changeable } = entries;
const patch = v.partial(v.object(changeable));

/** Same rules as `CreateMessageBody`. */
export const CreateNotificationBody = v.object({ notification: v.object({ id: v.optional(Id), ...patch.entries }) });
export const UpdateNotificationBody = v.object({ id: Id, notification: patch });
/** Same rules as `ToggleMessageBody`. */
export const ToggleNotificationBody = v.object({ notification: v.object({ id: Id }) });
