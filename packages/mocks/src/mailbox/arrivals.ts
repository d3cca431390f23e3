import { mailIds } from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import { notificationCollection } from '../feeds/feed.collection';
import { demoUser } from '../user/user.seed';
import { buildMail } from './mail.factory';
import { mailArrivalCollection, mailCollection } from './mailbox.collection';
import { arrivals } from './seed/arrivals.seed';

/** The data set in which mail arrives while the app is open. */
const ARRIVING = 'mailbox-incoming';

/** Puts due mails into the inbox, each with a notification. The time runs from the first call on. */
export async function deliverDueMails(context: MockContext): Promise<void> {
  if ((await context.store.dataSet()) !== ARRIVING) return;
  const now = context.now();
  await context.store.write([mailCollection, mailArrivalCollection, notificationCollection], (transaction) => {
    const state = transaction.get(mailArrivalCollection, 'arrivals') ?? { id: 'arrivals', since: now, count: 0 };
    const due = arrivals.filter(({ afterSeconds }, at) => at >= state.count && state.since + afterSeconds * 1000 <= now);
    if (due.length === 0 && transaction.get(mailArrivalCollection, 'arrivals')) return;
    for (const [at, { afterSeconds, from, subject, content }] of due.entries()) {
      const id = mailIds.arrived(state.count + at + 1);
      const date = new Date(state.since + afterSeconds * 1000).toISOString();
      const mail = buildMail({ id, from, subject, content, date, updatedAt: date, unread: true, to: `me <${demoUser.email}>` });
      transaction.put(mailCollection, mail);
      transaction.put(notificationCollection, {
        id: `notification-${id}`,
        icon: 'mail',
        title: subject,
        description: from.contact.replace(/\s*<.*$/, ''),
        time: date,
        read: false,
        seen: false,
        link: `/apps/mailbox/inbox/1/${id}`,
        useRouter: true,
      });
    }
    transaction.put(mailArrivalCollection, { ...state, count: state.count + due.length });
  });
}
