import * as v from 'valibot';
import { Id } from '../shared/ids';
import { atMost } from '../shared/text';

/** Slugs of the folders, in display order. */
export const MAIL_FOLDERS = ['inbox', 'sent', 'drafts', 'spam', 'trash'] as const;
export type MailFolderSlug = (typeof MAIL_FOLDERS)[number];

/** A folder of mails. `count` is the number beside its entry: none for sent mails and for the trash. */
export const MailFolder = v.object({
  id: Id,
  title: v.string(),
  slug: v.picklist(MAIL_FOLDERS),
  icon: v.string(),
  count: v.number(),
  unreadCount: v.number(),
});
export type MailFolder = v.InferOutput<typeof MailFolder>;

export const MAIL_FILTERS = ['starred', 'important'] as const;
export type MailFilterSlug = (typeof MAIL_FILTERS)[number];

/** A filter: the mails with a mark, in all folders but spam and trash. */
export const MailFilter = v.object({ id: Id, title: v.string(), slug: v.picklist(MAIL_FILTERS), icon: v.string() });
export type MailFilter = v.InferOutput<typeof MailFilter>;

/** Position of an open mail: beside the list or below it. */
export const MESSAGE_LAYOUTS = ['right', 'bottom'] as const;
export type MessageLayout = (typeof MESSAGE_LAYOUTS)[number];

export const MAIL_SIGNATURE_LENGTH = 2000;

export const MailboxSettings = v.object({
  messageLayout: v.picklist(MESSAGE_LAYOUTS),
  /** HTML appended to a new mail; '' for none. */
  signature: v.string(),
  /** Seconds during which a sent mail can be recalled. */
  undoSeconds: v.number(),
});
export type MailboxSettings = v.InferOutput<typeof MailboxSettings>;

/** Options for `undoSeconds`. */
export const UNDO_SECONDS = [5, 10, 20, 30] as const;

export const UpdateMailboxSettingsBody = v.object({
  settings: v.partial(
    v.object({
      messageLayout: v.picklist(MESSAGE_LAYOUTS),
      signature: v.pipe(v.string(), atMost(MAIL_SIGNATURE_LENGTH)),
      undoSeconds: v.picklist(UNDO_SECONDS),
    }),
  ),
});
