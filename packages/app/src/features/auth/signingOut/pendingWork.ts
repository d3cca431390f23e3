import { drafts } from '../../../shared/drafts/drafts';
import type { WaitingDraft } from '../../../shared/drafts/model/waitingDraft';
import { draftTabs } from '../../../shared/drafts/draftTabs';
import type { SendUnsent } from '../../../shared/routing/feature';

/** Imports what sends an area's own. */
export type Senders = readonly (() => Promise<SendUnsent>)[];

/** How long what is on its way has to arrive before it is asked about, and how often one looks, in milliseconds. */
const ARRIVES = 1500;
const GLANCE = 100;

/** Drafts that only this browser has, once pending sends have arrived or failed. */
export async function untilArrived(userId: string): Promise<readonly WaitingDraft[]> {
  const isOnItsWay = () => drafts.waitingOf(userId).some(({ state }) => state === 'unsent');
  for (let waited = 0; waited < ARRIVES && isOnItsWay(); waited += GLANCE) {
    await new Promise((settle) => setTimeout(settle, GLANCE));
  }
  return drafts.waitingOf(userId);
}

/** Sends what was sent off in any tab and has not arrived. @returns what is left; an area that can't be asked leaves its own */
export async function sendWaiting(userId: string, senders: Senders): Promise<readonly WaitingDraft[]> {
  await draftTabs.look();
  draftTabs.takeAll();
  await Promise.allSettled(senders.map(async (load) => (await load())(userId)));
  return drafts.waitingOf(userId);
}
