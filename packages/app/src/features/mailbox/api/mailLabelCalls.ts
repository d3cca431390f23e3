import { Done, mailboxEndpoints, MailLabel } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

export function fetchMailLabels(signal?: AbortSignal): Promise<MailLabel[]> {
  return request({ method: 'GET', path: mailboxEndpoints.labels, schema: v.array(MailLabel), signal });
}

/** Makes one. Under the id of a deleted one that comes back, to all mails that had it. */
export function createMailLabel({ id, title, color }: MailLabel): Promise<MailLabel> {
  return request({ method: 'POST', path: mailboxEndpoints.label, body: { label: { id, title, color } }, schema: MailLabel });
}

/** Another title gives it another address. */
export function updateMailLabel(id: string, label: Partial<Pick<MailLabel, 'title' | 'color'>>): Promise<MailLabel> {
  return request({ method: 'PATCH', path: mailboxEndpoints.label, body: { id, label }, schema: MailLabel });
}

/** Deletes one, and takes it off every mail. */
export function deleteMailLabel(id: string): Promise<boolean> {
  return request({ method: 'DELETE', path: mailboxEndpoints.label, query: { id }, schema: Done });
}
