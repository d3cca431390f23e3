import { Contact, contactsEndpoints, formatMailAddress, Mail, mailboxEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import { ApiError, isApiError } from '../../../shared/api/ApiError';
import { resumed } from '../model/answers';
import { type ComposeDraft, hasSameText } from '../model/composeDraft';
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

/** Keeps a draft. One that was written in another tab meanwhile is a conflict. */
export function saveDraft(draft: ComposeDraft, signal?: AbortSignal): Promise<Mail> {
  return request({
    method: 'POST',
    path: mailboxEndpoints.mail,
    body: { mail: bodyOf(draft), draft: true },
    schema: Mail,
    signal,
  });
}

/** The mail as the server has it, where a call was refused because it was written elsewhere meanwhile. */
export function conflictingMail(error: unknown): Mail | null {
  const current = isApiError(error, 'conflict') ? v.safeParse(Mail, error.current) : null;
  return current?.success ? current.output : null;
}

/**
 * Keeps a draft, and is in no conflict with itself: a call whose answer nobody heard (the page was left, or the typing went on)
 * may have arrived all the same.
 * @param own what was given to the server before, and may be what it has
 */
export async function keepDraft(draft: ComposeDraft, own: readonly ComposeDraft[], signal?: AbortSignal): Promise<Mail> {
  try {
    return await saveDraft(draft, signal);
  } catch (error) {
    const current = conflictingMail(error);
    if (!current || ![draft, ...own].some((each) => hasSameText(each, resumed(current)))) throw error;
    return saveDraft({ ...draft, updatedAt: current.updatedAt }, signal);
  }
}

/**
 * Sends a mail, once under its id; for some seconds it can be had back. It goes out to others: without a network it does not, even where
 * the server is in the page.
 */
export async function sendMail(draft: ComposeDraft, holdSeconds: number, signal?: AbortSignal): Promise<Mail> {
  const { updatedAt: _updatedAt, ...mail } = bodyOf(draft);
  // Only in a browser is it known; and what says that there is a network may be wrong, what says that there is none is not.
  const isOffline = typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
  if (isOffline) throw new ApiError('offline', { call: `POST ${mailboxEndpoints.mail}` });
  return request({ method: 'POST', path: mailboxEndpoints.mail, body: { mail, holdSeconds }, schema: Mail, signal });
}

/** Has back what was just sent. */
export function recallMail(id: string, signal?: AbortSignal): Promise<Mail> {
  return request({ method: 'POST', path: mailboxEndpoints.recall, body: { id }, schema: Mail, signal });
}

/** Whom one may write to: everybody in the contacts, with each of their addresses. */
export const peopleQuery = () =>
  queryOptions({
    queryKey: [...mailKeys.all, 'people'],
    queryFn: async ({ signal }) => {
      const contacts = await request({ method: 'GET', path: contactsEndpoints.all, schema: v.array(Contact), signal });
      return contacts.flatMap(({ name, emails }) => emails.map(({ email }) => formatMailAddress({ name, address: email })));
    },
    staleTime: 60_000,
  });
