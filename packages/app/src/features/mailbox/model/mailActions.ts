import { MAIL_FOLDERS, type MailFolderSlug, mailIds, type MailState } from '@stockroom/contract';

/** Marks and folder that a write of a mail may change. */
export type MailPatch = Partial<Pick<MailState, 'folder' | 'labels' | 'starred' | 'important' | 'unread'>>;
export interface MailChange {
  id: string;
  mail: MailPatch;
  /** The values as they were seen: where the current ones differ, the mail is not changed. */
  seen?: MailPatch;
}

/** An action on mails, of which there may be many. */
export type MailAction =
  | { type: 'unread' | 'starred' | 'important'; on: boolean }
  | { type: 'move'; to: MailFolderSlug }
  /** Out of the trash or spam, each to where it was. */
  | { type: 'restore' }
  | { type: 'label'; id: string; on: boolean };

const folderId = mailIds.folder;
/** The folder of an id. */
export const slugOfFolder = (id: string): MailFolderSlug => MAIL_FOLDERS.find((slug) => folderId(slug) === id) ?? 'inbox';

/** An action's changes of one mail; `null` where it is so already. */
export function patchOf(act: MailAction, mail: MailState): MailPatch | null {
  switch (act.type) {
    case 'unread':
    case 'starred':
    case 'important':
      return mail[act.type] === act.on ? null : { [act.type]: act.on };
    case 'move':
      return slugOfFolder(mail.folder) === act.to || !canComeTo(act.to, mail) ? null : { folder: folderId(act.to) };
    case 'restore':
      return { folder: mail.restoresTo ?? folderId('inbox') };
    case 'label':
      if (mail.labels.includes(act.id) === act.on) return null;
      return { labels: act.on ? [...mail.labels, act.id] : mail.labels.filter((id) => id !== act.id) };
  }
}

/** Drafts stay drafts, and nothing else becomes one: they come into spam and trash alone. */
const canComeTo = (to: MailFolderSlug, { folder, restoresTo }: MailState): boolean =>
  to === 'spam' || to === 'trash' || (slugOfFolder(restoresTo ?? folder) === 'drafts') === (to === 'drafts');

/** An action's changes, and those that undo it. Mails that are so already are left alone. */
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

/** From where mails go for ever. */
export type AwayFolder = 'trash' | 'spam';

/** The one of the two in which all of these mails lie; `null` where any lies elsewhere. */
export function awayFolderOf(mails: readonly Pick<MailState, 'folder'>[]): AwayFolder | null {
  const folders: AwayFolder[] = ['trash', 'spam'];
  return folders.find((slug) => mails.length > 0 && mails.every(({ folder }) => slugOfFolder(folder) === slug)) ?? null;
}

/** Folders that a mail can be moved to from where it is: drafts stay drafts. */
export function foldersFor(mails: readonly MailState[]): MailFolderSlug[] {
  const homes = new Set(mails.map(({ folder, restoresTo }) => slugOfFolder(restoresTo ?? folder)));
  const here = new Set(mails.map(({ folder }) => slugOfFolder(folder)));
  const open: MailFolderSlug[] = homes.has('drafts') ? (homes.size === 1 ? ['drafts'] : []) : ['inbox', 'sent'];
  return [...open, 'spam' as const, 'trash' as const].filter((slug) => !(here.size === 1 && here.has(slug)));
}
