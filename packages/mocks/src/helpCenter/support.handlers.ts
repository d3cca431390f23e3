import { helpCenterEndpoints, SupportBody, SupportRequest, UpdateSupportBody } from '@stockroom/contract';
import * as v from 'valibot';
import { activityCollection, logActivity } from '../engine/activityLog';
import { badRequest, notFound } from '../engine/errors';
import type { Language } from '../engine/fold';
import { route, type Route } from '../engine/route';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';
import { supportCollection, supportFileCollection } from './helpCenter.collection';
import { LATEST_SEED_TIME } from './requests.seed';
import type { StoredRequest } from './storedRequest';
import { withoutContent } from './supportFile.handlers';

/** Number of a shop's first request. */
const FIRST_NUMBER = 1001;

const ANSWER: Readonly<Record<Language, { author: string; text: string }>> = {
  en: {
    author: 'Nora Feld, support',
    text: 'Thank you, we have found what it is. Load the page anew and try once more; write here if it happens again.',
  },
  tr: {
    author: 'Nora Feld, destek',
    text: 'Teşekkürler, nedenini bulduk. Sayfayı yenileyip bir kez daha deneyin; yine olursa buradan yazın.',
  },
};

/** Requests for help, and their replies. */
export function supportRoutes(): readonly Route[] {
  return [
    route('POST', helpCenterEndpoints.support, SupportRequest, async (call) => {
      const { id: given, attachments, ...written } = await call.body(SupportBody);
      const { context, user, language } = call;
      const id = given ?? context.newId();
      const isAnswered = (await context.store.dataSet()) === 'help-center-answered';
      return context.store.write([supportCollection, supportFileCollection, activityCollection], (transaction) => {
        const known = transaction.get(supportCollection, id);
        if (known?.userId === user.id) return served(known, context.now());
        if (known) throw badRequest({ path: 'id', message: 'is taken' });
        const counts = [...transaction.values(supportCollection)].map(({ count }) => count);
        const at = new Date(context.now()).toISOString();
        const request: StoredRequest = {
          ...written,
          id,
          userId: user.id,
          count: Math.max(FIRST_NUMBER - 1, ...counts) + 1,
          createdAt: at,
          files: attachments.flatMap(({ id: file, ...attachment }, index) => {
            if (file === undefined) return [{ ...attachment, id: `${id}-${index + 1}`, preview: '' }];
            const storedFile = transaction.get(supportFileCollection, file);
            return storedFile?.userId === user.id ? [withoutContent(storedFile)] : [];
          }),
          isSolved: false,
          replies: isAnswered ? [{ ...ANSWER[language], at }] : [],
        };
        transaction.put(supportCollection, request);
        logActivity(transaction, call, {
          event: 'help.requested',
          name: `${numberOf(request)} ${written.subject}`,
          link: `/apps/help-center/support?request=${encodeURIComponent(id)}`,
        });
        return served(request, context.now());
      });
    }),
    route('GET', helpCenterEndpoints.requests, v.array(SupportRequest), async ({ context, user }) => {
      const view = await context.store.read([supportCollection]);
      const own = [...view.values(supportCollection)].filter(({ userId }) => userId === user.id);
      return own.toSorted((a, b) => b.count - a.count).map((request) => served(request, context.now()));
    }),
    route('PATCH', helpCenterEndpoints.requests, SupportRequest, async ({ body, context, user }) => {
      const { id, solved } = await body(UpdateSupportBody);
      return context.store.write([supportCollection], (transaction) => {
        const current = transaction.get(supportCollection, id);
        if (!current || current.userId !== user.id) throw notFound();
        const next = { ...current, isSolved: solved };
        transaction.put(supportCollection, next);
        return served(next, context.now());
      });
    }),
  ];
}

const numberOf = ({ count }: StoredRequest) => `ST-${count}`;

function served(request: StoredRequest, now: number): SupportRequest {
  const { id, subject, message, createdAt, files = [], isSolved, replies } = request;
  const today = seedToday(now, LATEST_SEED_TIME);
  const instant = (at: string | SeedTime) => (typeof at === 'string' ? at : new Date(atOf(today, at)).toISOString());
  return {
    id,
    number: numberOf(request),
    subject,
    message,
    createdAt: instant(createdAt),
    files: [...files],
    status: isSolved ? 'solved' : replies.length > 0 ? 'answered' : 'open',
    replies: replies.map((reply) => ({ ...reply, at: instant(reply.at) })),
  };
}
