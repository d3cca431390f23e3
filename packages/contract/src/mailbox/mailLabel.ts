import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Colours available for labels. */
export const MAIL_LABEL_COLORS = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
export type MailLabelColor = (typeof MAIL_LABEL_COLORS)[number];

/** Longest title of a label, in graphemes. */
export const MAX_MAIL_LABEL_TITLE = 60;

/** A label of mails, with its own URL. */
export const MailLabel = v.object({
  id: Id,
  title: v.string(),
  /** Derived from the title, unique among all labels. */
  slug: v.string(),
  color: v.picklist(MAIL_LABEL_COLORS),
  /** Number of mails with the label outside trash and spam; `unread` counts the unread ones among them. */
  count: v.number(),
  unreadCount: v.number(),
});
export type MailLabel = v.InferOutput<typeof MailLabel>;

const title = v.pipe(v.string(), v.trim(), v.minLength(1), atMost(MAX_MAIL_LABEL_TITLE));
const color = v.picklist(MAIL_LABEL_COLORS);

/** A new label. The id of a deleted label restores it, also on the mails that had it. */
export const CreateMailLabelBody = v.object({
  label: v.object({ id: v.optional(Id), title, color: v.optional(color, 'gray') }),
});
/** A label's changes. A new title gives a new slug. */
export const UpdateMailLabelBody = v.object({
  id: Id,
  label: v.object({ title: v.optional(title), color: v.optional(color) }),
});
