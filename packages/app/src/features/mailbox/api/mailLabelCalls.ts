import { Done, mailboxEndpoints, MailLabel } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

export function fetchMailLabels(signal?: AbortSignal): Promise<MailLabel[]> {
  return request({ method: 'GET', path: mailboxEndpoints.labels, schema: v.array(MailLabel), signal });
}

/** Creates a label. With the id of a deleted label, it is restored to all mails that had it. */
export function createMailLabel({ id, title, color }: MailLabel): Promise<MailLabel> {
  return request({ method: 'POST', path: mailboxEndpoints.label, body: { label: { id, title, color } }, schema: MailLabel });
}

/** Updates a label. A new title changes its address. */
export function updateMailLabel(id: string, label: Partial<Pick<MailLabel, 'title' | 'color'>>): Promise<MailLabel> {
  return request({ method: 'PATCH', path: mailboxEndpoints.label, body: { id, label }, schema: MailLabel });
}

/** Deletes a label and removes it from every mail. */
export function deleteMailLabel(id: string): Promise<boolean> {
  return request({ method: 'DELETE', path: mailboxEndpoints.label, query: { id }, schema: Done });
}
