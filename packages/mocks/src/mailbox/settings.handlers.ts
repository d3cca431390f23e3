import {
  mailboxEndpoints,
  MailboxSettings,
  mailIds,
  MailFilter,
  MailFolder,
  UpdateMailboxSettingsBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { mergeKnown } from '../engine/merge';
import { route, type Route } from '../engine/route';
import type { View } from '../engine/transaction';
import { deliverDueMails } from './arrivals';
import { mailCollection, mailSettingsCollection } from './mailbox.collection';
import { foldersOf } from './mailRecord';

const FIELDS = ['messageLayout', 'signature', 'undoSeconds'] as const;

const filters: readonly MailFilter[] = [
  { id: mailIds.filter('starred'), title: 'Starred', slug: 'starred', icon: 'star' },
  { id: mailIds.filter('important'), title: 'Important', slug: 'important', icon: 'important' },
];

/** Routes of the mailbox's view: folders with their counts, filters and settings. */
export function mailSettingsRoutes(): readonly Route[] {
  return [
    route('GET', mailboxEndpoints.folders, v.array(MailFolder), async ({ context }) => {
      await deliverDueMails(context);
      const view = await context.store.read([mailCollection]);
      return foldersOf(view.values(mailCollection));
    }),
    route('GET', mailboxEndpoints.filters, v.array(MailFilter), () => Promise.resolve(filters)),
    route('GET', mailboxEndpoints.settings, MailboxSettings, async ({ context }) =>
      served(await context.store.read([mailSettingsCollection])),
    ),
    route('PATCH', mailboxEndpoints.settings, MailboxSettings, async ({ body, context }) => {
      const { settings } = await body(UpdateMailboxSettingsBody);
      return context.store.write([mailSettingsCollection], (transaction) => {
        transaction.put(mailSettingsCollection, { id: 'settings', ...mergeKnown(served(transaction), settings, FIELDS) });
        return served(transaction);
      });
    }),
  ];
}

function served(view: View): MailboxSettings {
  const { messageLayout, signature, undoSeconds } = view.get(mailSettingsCollection, 'settings') ?? {
    messageLayout: 'right',
    signature: '',
    undoSeconds: 10,
  };
  return { messageLayout, signature, undoSeconds };
}
