import type { MailListItem, MailPage } from '@stockroom/contract';
import type { ListShape } from '#shared/query/listShape';
import { restoreRecords } from '#shared/query/records';

/** How mails are stored in a page. Removing mails changes the counts too; only the server can send the mails that move up. */
export const mailPageShape: ListShape<MailPage, MailListItem> = {
  change(page, make) {
    const { mails, pagination } = page;
    if (mails === null || !('totalResults' in pagination)) return page;
    const made = make(mails);
    if (made.length === mails.length && made.every((mail, at) => mail === mails[at])) return page;
    const totalResults = pagination.totalResults + made.length - mails.length;
    const lastPage = Math.max(1, Math.ceil(totalResults / pagination.resultsPerPage));
    const endIndex = pagination.startIndex + made.length - 1;
    return { mails: [...made], pagination: { ...pagination, totalResults, lastPage, endIndex } };
  },
};

/** The page with mails back that were moved out of it, each in its position; the rest keeps its current state. */
export const restoreInMailPage = (page: MailPage, before: MailPage, ids: ReadonlySet<string>): MailPage =>
  mailPageShape.change(page, (mails) => restoreRecords(mails, before.mails ?? [], ids));
