import { MAIL_FILTERS, MAIL_PAGE_SIZE, type Mail, type MailListItem, type MailPage, paginate } from '@stockroom/contract';
import { badRequest, notFound } from '../../engine/errors';
import { pageOf } from '../../engine/query';
import type { View } from '../../engine/transaction';
import { mailCollection, mailLabelCollection } from '../mailbox.collection';
import { folderId, folderSlug, type MailRecord, servedMail } from '../mailRecord';
import { isOutsideSpamAndTrash, mailMatcher } from './mailMatch';

/** Lists the mails of a requested folder, filter, label or search, in order of their dates. */
export function listedMails(view: View, url: URL, now: number): Mail[] {
  const fits = scopeOf(view, url);
  const search = (url.searchParams.get('search') ?? '').trim();
  const labels = [...view.values(mailLabelCollection)];
  const matches = search === '' ? null : mailMatcher(search, labels, url.searchParams.has('folder'));
  const mails: Mail[] = [];
  for (const record of view.values(mailCollection)) {
    if (!fits(record)) continue;
    const mail = servedMail(record, now);
    if (!matches || matches({ record, date: mail.date })) mails.push(mail);
  }
  const sign = orderOf(url) === 'asc' ? -1 : 1;
  return mails.toSorted((a, b) => sign * compare(b.date, a.date) || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function orderOf(url: URL): string {
  const order = url.searchParams.get('order') ?? 'desc';
  if (order !== 'asc' && order !== 'desc') throw badRequest({ path: 'order', message: 'must be asc or desc' });
  return order;
}

/** Returns one page of the mails. */
export function mailPage(mails: readonly Mail[], url: URL): MailPage {
  const { page, size } = pageOf(url, { page: 1, size: MAIL_PAGE_SIZE });
  const place = paginate(mails.length, page, size);
  if (!place) return { mails: null, pagination: { lastPage: Math.max(1, Math.ceil(mails.length / size)) } };
  const { length, lastPage, startIndex, endIndex } = place;
  return {
    mails: mails.slice(startIndex, endIndex + 1).map(listItem),
    pagination: { totalResults: length, resultsPerPage: size, currentPage: page, lastPage, startIndex, endIndex },
  };
}

/** Converts a mail to its entry in a list. */
export function listItem(mail: Mail): MailListItem {
  return {
    ...mail,
    ccCount: mail.cc.length,
    bccCount: mail.bcc.length,
    folderSlug: folderSlug(mail.folder) ?? 'inbox',
  };
}

function scopeOf(view: View, url: URL): (record: MailRecord) => boolean {
  const [folder, filter, label] = ['folder', 'filter', 'label'].map((name) => url.searchParams.get(name));
  const named = [folder, filter, label].filter((value) => value !== null && value !== undefined);
  const isSearch = (url.searchParams.get('search') ?? '').trim() !== '';
  if (named.length > 1 || (named.length === 0 && !isSearch)) {
    throw badRequest({ path: 'folder', message: 'must name a folder, a filter or a label' });
  }
  if (folder) {
    const slug = folderSlug(folder);
    if (!slug) throw notFound();
    return (record) => record.folder === folderId(slug);
  }
  if (filter) {
    const mark = MAIL_FILTERS.find((known) => known === filter);
    if (!mark) throw notFound();
    return (record) => record[mark] && isOutsideSpamAndTrash(record);
  }
  if (label) {
    const known = [...view.values(mailLabelCollection)].find(({ slug }) => slug === label);
    if (!known) throw notFound();
    return (record) => record.labels.includes(known.id) && isOutsideSpamAndTrash(record);
  }
  return () => true;
}
