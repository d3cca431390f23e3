import { drafts } from '#shared/drafts/drafts';
import { draftTabs } from '#shared/drafts/draftTabs';
import type { WaitingDraft } from '#shared/drafts/model/waitingDraft';
import type { SendUnsent } from '#shared/routing/feature';

/** Imports the functions that send the unsent work of each area. */
export type Senders = readonly (() => Promise<SendUnsent>)[];

/** How long pending sends may take before the user is asked, and the interval of the checks, in milliseconds. */
const SEND_TIMEOUT = 1500;
const CHECK_INTERVAL = 100;

/** Drafts that only this browser has, once pending sends have succeeded or failed. */
export async function waitForPendingSends(userId: string): Promise<readonly WaitingDraft[]> {
  const isOnItsWay = () => drafts.waitingOf(userId).some(({ state }) => state === 'unsent');
  for (let waited = 0; waited < SEND_TIMEOUT && isOnItsWay(); waited += CHECK_INTERVAL) {
    await new Promise((settle) => setTimeout(settle, CHECK_INTERVAL));
  }
  return drafts.waitingOf(userId);
}

/** Sends the unsent work of all tabs. @returns what is left; the work of an area that cannot be loaded stays */
export async function sendWaiting(userId: string, senders: Senders): Promise<readonly WaitingDraft[]> {
  await draftTabs.refresh();
  draftTabs.takeAll();
  await Promise.allSettled(senders.map(async (load) => (await load())(userId)));
  return drafts.waitingOf(userId);
}
