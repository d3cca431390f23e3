import { Contact, contactsEndpoints, formatMailAddress, Mail, mailboxEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ApiError, isApiError } from '#shared/api/ApiError';
import { request } from '#shared/api/http';
import { type ComposeDraft, hasSameText } from '../model/composeDraft';
import { toComposeDraft } from '../model/replies';
import { mailKeys } from './mailKeys';

const bodyOf = ({ id, to, cc, bcc, subject, content, attachments, references, updatedAt }: ComposeDraft) => ({
  id,
  to: to.join(', '),
  cc,
  bcc,
  subject,
  content,
  attachments,
  references,
  ...(updatedAt !== null && { updatedAt }),
});

/** Saves a draft. A draft that was changed in another tab since is a conflict. */
export function saveDraft(draft: ComposeDraft, signal?: AbortSignal): Promise<Mail> {
  return request({
    method: 'POST',
    path: mailboxEndpoints.mail,
    body: { mail: bodyOf(draft), draft: true },
    schema: Mail,
    signal,
  });
}

/** The server's version of the mail, when a call was rejected because the mail was changed elsewhere. */
export function conflictingMail(error: unknown): Mail | null {
  const current = isApiError(error, 'conflict') ? v.safeParse(Mail, error.current) : null;
  return current?.success ? current.output : null;
}

/**
 * Saves a draft without conflicting with itself: a call whose response was never received (the page was left, or typing went
 * on) may have arrived all the same.
 * @param own earlier versions sent to the server, one of which it may have
 */
export async function keepDraft(draft: ComposeDraft, own: readonly ComposeDraft[], signal?: AbortSignal): Promise<Mail> {
  try {
    return await saveDraft(draft, signal);
  } catch (error) {
    const current = conflictingMail(error);
    if (!current || ![draft, ...own].some((each) => hasSameText(each, toComposeDraft(current)))) throw error;
    return saveDraft({ ...draft, updatedAt: current.updatedAt }, signal);
  }
}

/**
 * Sends a mail, only once for its id; for some seconds it can be recalled. It goes out to other people: without a network it is
 * not sent, even where the server runs in the page.
 */
export async function sendMail(draft: ComposeDraft, holdSeconds: number, signal?: AbortSignal): Promise<Mail> {
  const { updatedAt: _updatedAt, ...mail } = bodyOf(draft);
  // Known only in a browser. `onLine` may wrongly report a network, but never wrongly reports none.
  const isOffline = typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
  if (isOffline) throw new ApiError('offline', { call: `POST ${mailboxEndpoints.mail}` });
  return request({ method: 'POST', path: mailboxEndpoints.mail, body: { mail, holdSeconds }, schema: Mail, signal });
}

/** Recalls a mail that was just sent. */
export function recallMail(id: string, signal?: AbortSignal): Promise<Mail> {
  return request({ method: 'POST', path: mailboxEndpoints.recall, body: { id }, schema: Mail, signal });
}

/** Possible recipients: all contacts, with each of their addresses. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: [...mailKeys.all, 'people'],
    queryFn: async ({ signal }) => {
      const contacts = await request({ method: 'GET', path: contactsEndpoints.all, schema: v.array(Contact), signal });
      return contacts.flatMap(({ name, emails }) => emails.map(({ email }) => formatMailAddress({ name, address: email })));
    },
    staleTime: 60_000,
  });
