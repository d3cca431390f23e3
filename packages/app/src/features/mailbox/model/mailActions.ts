import { MAIL_FOLDERS, type MailFolderSlug, mailIds, type MailState } from '@stockroom/contract';

/** Marks and folder of a mail, as far as a write may change them. */
export type MailPatch = Partial<Pick<MailState, 'folder' | 'labels' | 'starred' | 'important' | 'unread'>>;
export interface MailChange {
  id: string;
  mail: MailPatch;
  /** The values that the user saw: where the current ones differ, the mail is not changed. */
  seen?: MailPatch;
}

/** An action on one or many mails. */
export type MailAction =
  | { type: 'unread' | 'starred' | 'important'; on: boolean }
  | { type: 'move'; to: MailFolderSlug }
  /** Moves mails out of the trash or spam, each back to its folder. */
  | { type: 'restore' }
  | { type: 'label'; id: string; on: boolean };

const folderId = mailIds.folder;
/** Slug of a folder's id. */
export const slugOfFolder = (id: string): MailFolderSlug => MAIL_FOLDERS.find((slug) => folderId(slug) === id) ?? 'inbox';

/** An action's changes to a mail; `null` where it changes nothing. */
export function patchOf(act: MailAction, mail: MailState): MailPatch | null {
  switch (act.type) {
    case 'unread':
    case 'starred':
    case 'important':
      return mail[act.type] === act.on ? null : { [act.type]: act.on };
    case 'move':
      return slugOfFolder(mail.folder) === act.to || !canMoveTo(act.to, mail) ? null : { folder: folderId(act.to) };
    case 'restore':
      return { folder: mail.restoresTo ?? folderId('inbox') };
    case 'label':
      if (mail.labels.includes(act.id) === act.on) return null;
      return { labels: act.on ? [...mail.labels, act.id] : mail.labels.filter((id) => id !== act.id) };
  }
}

/**
 * Whether a mail can move to a folder. Drafts stay drafts, and nothing else becomes a draft: drafts move only to spam and
 * trash.
 */
const canMoveTo = (to: MailFolderSlug, { folder, restoresTo }: MailState): boolean =>
  to === 'spam' || to === 'trash' || (slugOfFolder(restoresTo ?? folder) === 'drafts') === (to === 'drafts');

/** An action's changes, and those that undo it. Mails that would not change are skipped. */
export function changesOf(act: MailAction, mails: readonly MailState[]): { changes: MailChange[]; undo: MailChange[] } {
  const changes: MailChange[] = [];
  const undo: MailChange[] = [];
  for (const mail of mails) {
    const patch = patchOf(act, mail);
    if (!patch) continue;
    changes.push({ id: mail.id, mail: patch });
    undo.push({ id: mail.id, mail: before(mail, patch), seen: patch });
  }
  return { changes, undo };
}

const before = (mail: MailState, patch: MailPatch): MailPatch =>
  Object.fromEntries((Object.keys(patch) as (keyof MailPatch)[]).map((key) => [key, mail[key]]));

/** Folders from which mails are deleted for ever. */
export type PermanentDeleteFolder = 'trash' | 'spam';

/** The folder of the two that contains all these mails; `null` where any is elsewhere. */
export function permanentDeleteFolder(mails: readonly Pick<MailState, 'folder'>[]): PermanentDeleteFolder | null {
  const folders: PermanentDeleteFolder[] = ['trash', 'spam'];
  return folders.find((slug) => mails.length > 0 && mails.every(({ folder }) => slugOfFolder(folder) === slug)) ?? null;
}

/** Folders that the mails can be moved to: drafts stay drafts. */
export function foldersFor(mails: readonly MailState[]): MailFolderSlug[] {
  const homes = new Set(mails.map(({ folder, restoresTo }) => slugOfFolder(restoresTo ?? folder)));
  const here = new Set(mails.map(({ folder }) => slugOfFolder(folder)));
  const open: MailFolderSlug[] = homes.has('drafts') ? (homes.size === 1 ? ['drafts'] : []) : ['inbox', 'sent'];
  return [...open, 'spam' as const, 'trash' as const].filter((slug) => !(here.size === 1 && here.has(slug)));
}
