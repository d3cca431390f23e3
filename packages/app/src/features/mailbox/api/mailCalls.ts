import {
  EmptiedMailFolder,
  Mail,
  MailAttachment,
  MailAttachmentContent,
  mailboxEndpoints,
  MailboxSettings,
  MailFolder,
  MailPage,
  MailPicture,
  MailState,
} from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { currentOf } from '#shared/editing/outcomes';
import type { MailChange } from '../model/mailActions';
import type { MailListQuery } from '../model/mailAddress';
import { searchesAllMail } from '../model/mailScope';

/** Query parameters of a list. A search covers all folders; without one, the scope selects the mails. */
const listParams = ({ scope, search, order }: MailListQuery) => ({
  ...(search === '' || !searchesAllMail(scope) ? { [scope.kind]: scope.slug } : {}),
  ...(search === '' ? {} : { search }),
  ...(order === 'asc' ? { order } : {}),
});

export function fetchMails(list: MailListQuery, signal?: AbortSignal): Promise<MailPage> {
  const query = { ...listParams(list), page: String(list.page) };
  return request({ method: 'GET', path: mailboxEndpoints.mails, query, schema: MailPage, signal });
}

/** Fetches all matching mails, on whatever page. */
export function fetchMatching(list: MailListQuery, signal?: AbortSignal): Promise<MailState[]> {
  return request({ method: 'GET', path: mailboxEndpoints.matching, query: listParams(list), schema: v.array(MailState), signal });
}

export function fetchConversation(id: string, signal?: AbortSignal): Promise<Mail[]> {
  return request({ method: 'GET', path: mailboxEndpoints.conversation, query: { id }, schema: v.array(Mail), signal });
}

export function fetchMailFolders(signal?: AbortSignal): Promise<MailFolder[]> {
  return request({ method: 'GET', path: mailboxEndpoints.folders, schema: v.array(MailFolder), signal, isPrefetch: true });
}

export function fetchMailSettings(signal?: AbortSignal): Promise<MailboxSettings> {
  return request({ method: 'GET', path: mailboxEndpoints.settings, schema: MailboxSettings, signal });
}

export function updateMailSettings(settings: Partial<MailboxSettings>): Promise<MailboxSettings> {
  return request({ method: 'PATCH', path: mailboxEndpoints.settings, body: { settings }, schema: MailboxSettings });
}

/** Changes several mails, all or none. */
export function changeMails(changes: readonly MailChange[]): Promise<MailState[]> {
  return request({ method: 'PATCH', path: mailboxEndpoints.mails, body: { changes }, schema: v.array(MailState) });
}

/**
 * Reverts changes, except for mails that have changed since.
 * @returns the number of those exceptions
 */
export async function revertMailChanges(undo: readonly MailChange[]): Promise<{ kept: number }> {
  let left = undo;
  while (left.length > 0) {
    try {
      await changeMails(left);
      break;
    } catch (error) {
      const others = currentOf(v.array(MailState), error)?.map(({ id }) => id) ?? [];
      const mine = left.filter(({ id }) => !others.includes(id));
      if (mine.length === left.length) throw error;
      left = mine;
    }
  }
  return { kept: undo.length - left.length };
}

/**
 * Deletes mails of the trash or of spam for ever, all or none: mails that are no longer in the folder stay.
 * @returns the number of deleted mails
 */
export async function deletePermanently(folder: 'trash' | 'spam', ids: readonly string[]): Promise<number> {
  const body = { ids };
  const schema = EmptiedMailFolder;
  return (await request({ method: 'DELETE', path: mailboxEndpoints.mails, query: { folder }, body, schema })).deleted;
}

export function fetchAttachment(id: string, signal?: AbortSignal): Promise<MailAttachmentContent> {
  return request({ method: 'GET', path: mailboxEndpoints.attachment, query: { id }, schema: MailAttachmentContent, signal });
}

export function uploadAttachment(file: File, signal?: AbortSignal): Promise<MailAttachment> {
  const form = new FormData();
  form.set('file', file);
  return request({ method: 'POST', path: mailboxEndpoints.attachment, form, schema: MailAttachment, signal });
}

/** Fetches an external picture of a mail through the server: its host does not learn who is viewing. */
export async function fetchPicture(address: string): Promise<string> {
  return (await request({ method: 'GET', path: mailboxEndpoints.picture, query: { url: address }, schema: MailPicture })).url;
}
